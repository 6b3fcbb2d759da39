import Foundation
import Testing
import UIKit

/// Source: line heights of Documentation/Metrics.md 4 and 5, and Apple's documentation of
/// string drawing.
@MainActor @Suite struct StringDrawingTests {
    private static let height: CGFloat = 20.287109375
    private var attributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 17)] }

    private func bounds(
        _ text: String, _ size: CGSize, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        font: UIFont = .systemFont(ofSize: 17)
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: [.font: font], context: nil)
    }

    /// n lines have n times the line height.
    @Test(arguments: [1, 2, 5]) func severalLines(count: Int) {
        UIScreen.useTextDevice()
        let text = Array(repeating: "Ag", count: count).joined(separator: "\n")
        #expect(
            abs(text.size(withAttributes: attributes).height - CGFloat(count) * Self.height) < 1e-9)
        #expect(
            NSString(string: text).size(withAttributes: attributes).height
                == text.size(withAttributes: attributes).height)
    }

    /// The distance between lines of a text style includes its leading if `usesFontLeading` is set.
    @Test func fontLeading() {
        UIScreen.useTextDevice()
        let body = UIFont.preferredFont(forTextStyle: .body)
        let size = CGSize(width: 100, height: 100)
        let plain = bounds("a\nb", size, .usesLineFragmentOrigin, font: body).height
        let led = bounds("a\nb", size, [.usesLineFragmentOrigin, .usesFontLeading], font: body)
        #expect(abs(plain - 2 * Self.height) < 1e-9)
        #expect(abs(led.height - (Self.height + 22)) < 1e-9)
    }

    @Test func wrapping() {
        UIScreen.useTextDevice()
        let text = "one two three four five six seven"
        let rect = bounds(text, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(rect.origin == .zero && rect.width <= 100 && rect.height > 2 * Self.height)
        let endless = bounds(text, CGSize(width: 0, height: 0))
        #expect(abs(endless.height - Self.height) < 1e-9)
        let low = bounds(text, CGSize(width: 100, height: 45))
        #expect(abs(low.height - 2 * Self.height) < 1e-9)
    }

    /// Without `usesLineFragmentOrigin`, the text is one line, measured from its baseline.
    @Test func fromTheBaseline() {
        UIScreen.useTextDevice()
        let font = UIFont.systemFont(ofSize: 17)
        let rect = bounds("one two three", CGSize(width: 50, height: 50), [])
        #expect(rect.minY == -font.ascender && abs(rect.height - Self.height) < 1e-9)
        #expect(rect.width > 80)
    }

    /// Helvetica in 12 points, black: the documented defaults.
    @Test func defaults() throws {
        UIScreen.useTextDevice()
        let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
        let size = NSAttributedString(string: "Ag").size()
        #expect(size == "Ag".size(withAttributes: [.font: helvetica]))
        #expect(size.height == helvetica.lineHeight)
    }

    private func drawn(_ draw: () -> Void) -> [DisplayItem] {
        let context = CGContext(size: CGSize(width: 200, height: 200), scale: 2)
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return context.displayList.items
    }

    /// The greatest distance that a glyph is moved by so that it is in the center of Apple's advance.
    private static let centering: CGFloat = 0.05

    @Test func drawingAtAPointAndInARectangle() throws {
        UIScreen.useTextDevice()
        let font = UIFont.systemFont(ofSize: 17)
        let atPoint = drawn {
            "Hello world".draw(at: CGPoint(x: 5, y: 7), withAttributes: attributes)
        }
        let origin = try #require(atPoint.runs.first?.glyphs.first).position
        #expect(abs(origin.x - 5) < Self.centering && origin.y == 7 + font.ascender)
        let rect = CGRect(x: 5, y: 7, width: 60, height: 100)
        let inRect = drawn { "Hello world".draw(in: rect, withAttributes: attributes) }
        #expect(inRect.runs.map(\.text) == ["Hello", "world"])
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let right = drawn {
            "Hello".draw(in: rect, withAttributes: [.paragraphStyle: style, .font: font])
        }
        let width = "Hello".size(withAttributes: attributes).width
        let start = try #require(right.runs.first?.glyphs.first).position.x
        #expect(abs(start - (65 - width)) < Self.centering)
    }

    /// Drawn from the baseline, which is the origin of `draw(with:)` without options.
    @Test func drawingFromTheBaseline() throws {
        UIScreen.useTextDevice()
        let text = NSAttributedString(string: "Hello", attributes: attributes)
        let items = drawn {
            text.draw(with: CGRect(x: 5, y: 50, width: 20, height: 10), context: nil)
        }
        let start = try #require(items.runs.first?.glyphs.first).position
        #expect(abs(start.x - 5) < Self.centering && start.y == 50)
        #expect(items.text == "Hello")
    }

    @Test func truncation() {
        UIScreen.useTextDevice()
        let text = NSAttributedString(string: "one two three four", attributes: attributes)
        let rect = CGRect(x: 0, y: 0, width: 60, height: 45)
        let cut = drawn { text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
        #expect(cut.text == "one twothree" || cut.runs.count == 2)
        #expect(!cut.text.contains("…"))
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let ended = drawn { text.draw(with: rect, options: options, context: nil) }
        #expect(ended.text.hasSuffix("…"))
    }

    @Test func shrinking() {
        UIScreen.useTextDevice()
        let text = NSAttributedString(string: "one two three four", attributes: attributes)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.1
        let rect = text.boundingRect(
            with: CGSize(width: 70, height: 21), options: .usesLineFragmentOrigin,
            context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.3)
        #expect(rect.width <= 70 && context.totalBounds == rect)
        _ = text.boundingRect(
            with: CGSize(width: 700, height: 21), options: .usesLineFragmentOrigin,
            context: context)
        #expect(context.actualScaleFactor == 1)
    }
}
