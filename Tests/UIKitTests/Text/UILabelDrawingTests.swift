import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `UILabel`'s properties.
@MainActor @Suite struct UILabelDrawingTests {
    private let text = "Sphinx of black quartz, judge my vow"

    private func label(_ size: CGSize, _ change: (UILabel) -> Void) -> UILabel {
        UIScreen.useTextDevice()
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = text
        change(label)
        return label
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingHead, "…", " vow"), (.byTruncatingTail, "Sphinx", "…"),
        (.byTruncatingMiddle, "Sphinx", "vow"), (.byClipping, "Sphinx", "vow"),
        (.byWordWrapping, "Sphinx", "black"), (.byCharWrapping, "Sphinx", "quar"),
    ])
    func lineBreakModes(mode: NSLineBreakMode, start: String, end: String) {
        let label = label(CGSize(width: 160, height: 24)) { $0.lineBreakMode = mode }
        let drawn = label.drawnItems().text
        #expect(drawn.hasPrefix(start) && drawn.hasSuffix(end), "\(drawn)")
    }

    /// The text shrinks only as far as necessary, and not below its limit.
    @Test(
        arguments: [(0, 0, true), (0.5, 0, true), (0.8, 0, false), (0, 14, false)]
            as [(CGFloat, CGFloat, Bool)])
    func shrinking(factor: CGFloat, points: CGFloat, fits: Bool) throws {
        let label = label(CGSize(width: 160, height: 24)) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = factor
            $0.minimumFontSize = points
        }
        let items = label.drawnItems()
        #expect(items.text.contains("…") != fits)
        let size = try #require(items.runs.first).size
        let least = max(17 * factor, points)
        #expect(fits ? size < 12 && size >= least : abs(size - least) < 1e-9)
        let natural = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
        if fits { #expect(natural <= 160 && natural > 155) }
    }

    /// The position of a text that was shrunk.
    @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
    func baselineAdjustments(adjustment: UIBaselineAdjustment) throws {
        let label = label(CGSize(width: 160, height: 40)) {
            $0.adjustsFontSizeToFitWidth = true
            $0.baselineAdjustment = adjustment
        }
        let run = try #require(label.drawnItems().runs.first)
        let font = UIFont.systemFont(ofSize: run.size)
        let y = try #require(run.glyphs.first).position.y
        let expected =
            switch adjustment {
            case .alignBaselines: 10 + label.font.ascender
            case .alignCenters: 20 - font.lineHeight / 2 + font.ascender
            case .none: font.ascender
            }
        #expect(abs(y - expected) <= 0.5)
    }

    @Test func shrinkingInSeveralLines() {
        let label = label(CGSize(width: 100, height: 44)) {
            $0.numberOfLines = 2
            $0.adjustsFontSizeToFitWidth = true
        }
        let items = label.drawnItems()
        #expect(!items.text.contains("…"))
        #expect(
            (items.runs.first?.size ?? 0) < 17
                && Set(items.runs.map(\.glyphs[0].position.y)).count == 2)
    }

    /// Up to 5% too wide, in addition to the tolerance for substitute fonts.
    @Test func tightening() {
        for isTightened in [false, true] {
            let label = label(CGSize(width: 400, height: 24)) {
                $0.sizeToFit()
                $0.frame.size.width /= 1.045
                $0.allowsDefaultTighteningForTruncation = isTightened
            }
            #expect(label.drawnItems().text.contains("…") != isTightened)
        }
    }

    /// A label with the height of two lines indicates that a third one follows.
    @Test func theHeightLimitsTheLines() {
        let label = label(CGSize(width: 100, height: 41)) { $0.numberOfLines = 0 }
        let items = label.drawnItems()
        #expect(Set(items.runs.compactMap { $0.glyphs.first?.position.y }).count == 2)
        #expect(items.text.hasSuffix("…"))
    }

    @Test func colorsOfStates() throws {
        func color(_ change: (UILabel) -> Void) throws -> RGBA {
            let label = label(CGSize(width: 400, height: 24)) {
                $0.attributedText = NSAttributedString(
                    string: "a", attributes: [.foregroundColor: UIColor.red])
                change($0)
            }
            return try #require(label.drawnItems().runs.first).color
        }
        #expect(try color { _ in } == RGBA(1, 0, 0))
        #expect(try color { $0.isEnabled = false } == RGBA(1, 0, 0, 0.5))
        #expect(try color { $0.isHighlighted = true } == RGBA(1, 0, 0))
        #expect(
            try color {
                $0.isHighlighted = true
                $0.highlightedTextColor = .green
            } == RGBA(0, 1, 0))
    }

    @Test func shadows() throws {
        let label = label(CGSize(width: 400, height: 24)) {
            $0.shadowColor = .green
            $0.shadowOffset = CGSize(width: 2, height: 3)
        }
        let runs = label.drawnItems().runs
        let places = runs.compactMap { $0.glyphs.first?.position }
        #expect(runs.map(\.color) == [RGBA(0, 1, 0), .black])
        #expect(places[0].x - places[1].x == 2 && places[0].y - places[1].y == 3)
    }

    /// A subclass that adds insets to the text's rectangle is larger by these insets, and draws
    /// inside them.
    @Test func paddedLabels() throws {
        final class Padded: UILabel {
            static let insets = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 20)
            override func textRect(
                forBounds bounds: CGRect, limitedToNumberOfLines lines: Int
            ) -> CGRect {
                let insets = Self.insets
                let text = super.textRect(
                    forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
                return CGRect(
                    x: text.minX - insets.left, y: text.minY - insets.top,
                    width: text.width + insets.left + insets.right,
                    height: text.height + insets.top + insets.bottom)
            }
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: Self.insets))
            }
        }
        UIScreen.useTextDevice()
        let (padded, plain) = (Padded(), UILabel())
        for label in [padded, plain] { label.text = "Hello" }
        let size = plain.intrinsicContentSize
        #expect(abs(padded.intrinsicContentSize.width - size.width - 30) < 1)
        #expect(abs(padded.intrinsicContentSize.height - size.height - 4) <= 0.5)
        padded.sizeToFit()
        let run = try #require(padded.drawnItems().runs.first)
        #expect(run.text == "Hello")
        // The glyph is in the center of Apple's advance.
        #expect(abs(try #require(run.glyphs.first).position.x - 10) < 0.05)
    }

    /// The layout direction reverses natural alignment, in attributed text too.
    @Test(arguments: [false, true]) func rightToLeft(isAttributed: Bool) throws {
        let label = label(CGSize(width: 200, height: 24)) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.text = "abc"
            if isAttributed { $0.attributedText = NSAttributedString(string: "abc") }
        }
        let x = try #require(label.drawnItems().runs.first?.glyphs.first).position.x
        #expect(abs(x - (200 - label.intrinsicContentSize.width)) < 1)
    }
}
