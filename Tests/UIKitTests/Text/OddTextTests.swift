import Foundation
import Testing
import UIKit

/// Tests the property that invalid text is drawn in limited time, with a diagnostic if a part is
/// left out.
@MainActor @Suite struct OddTextTests {
    private func diagnostics(_ change: (UILabel) -> Void) -> [String] {
        UIScreen.useTextDevice()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        return DiagnosticLog.collecting {
            change(label)
            let size = label.sizeThatFits(CGSize(width: 100, height: 100))
            #expect(size.width.isFinite && size.height.isFinite)
            _ = label.drawnItems()
        }.1.map(\.message)
    }

    @Test(arguments: [false, true]) func fiveMegabytes(isAttributed: Bool) {
        let text = String(repeating: "word ", count: 1_000_000)
        let messages = diagnostics {
            $0.numberOfLines = 0
            if isAttributed {
                $0.attributedText = NSAttributedString(string: text, attributes: [.kern: 1])
            } else {
                $0.text = text
            }
        }
        #expect(messages == ["only the first 100000 characters of a text are laid out"])
    }

    /// A text that shrinks to fit is measured many times.
    @Test func aLongTextThatShrinks() {
        let messages = diagnostics {
            $0.text = String(repeating: "word ", count: 100_000)
            $0.adjustsFontSizeToFitWidth = true
        }
        #expect(messages.count == 1)
    }

    @Test func tenThousandMarks() {
        _ = diagnostics { $0.text = "e" + String(repeating: "\u{301}", count: 10_000) }
    }

    @Test(arguments: [CGFloat.nan, 0, -5, 1e300, .infinity]) func fontSizes(size: CGFloat) {
        let messages = diagnostics {
            $0.font = .systemFont(ofSize: size)
            $0.text = "Ag"
            $0.adjustsFontSizeToFitWidth = true
        }
        #expect(messages.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity]) func lineHeights(height: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = height
        style.lineHeightMultiple = height
        let messages = diagnostics {
            $0.attributedText = NSAttributedString(
                string: "Ag", attributes: [.paragraphStyle: style])
        }
        #expect(messages.count == 1)
    }

    @Test(arguments: [CGFloat.nan, -50, 0, .infinity, 1e300]) func widths(width: CGFloat) {
        UIScreen.useTextDevice()
        let label = UILabel()
        label.text = "one two three"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: width, height: width))
        #expect(size.width.isFinite && size.height.isFinite)
        label.preferredMaxLayoutWidth = width
        #expect(label.intrinsicContentSize.height.isFinite)
        let rect = "one two".boundingRect(
            with: CGSize(width: width, height: width), options: .usesLineFragmentOrigin,
            attributes: nil, context: nil)
        #expect(rect.width.isFinite && rect.height > 0)
    }

    /// Values of types other than Apple's have no effect.
    @Test func attributesOfTheWrongType() {
        let messages = diagnostics {
            $0.attributedText = NSAttributedString(
                string: "abc",
                attributes: [
                    .font: "Helvetica", .foregroundColor: 3, .kern: "wide", .paragraphStyle: 1,
                    .shadow: "yes", .attachment: "no", .underlineStyle: 1.5, .strokeWidth: "a",
                ])
        }
        #expect(messages.isEmpty)
    }
}
