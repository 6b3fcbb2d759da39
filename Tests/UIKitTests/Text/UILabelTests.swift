import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Metrics.md 4.1: the line height is 1.193359 times the size, rounded up to
/// pixels.
@MainActor @Suite struct UILabelTests {
    private func label(_ text: String, size: CGFloat = 17, on slug: String = "iphone-6") -> UILabel
    {
        UIScreen.main.device = SimulatedDevice(Device.named(slug)!, iOS: IOSVersion(18))
        UIScreen.main.orientation = .portrait
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    @Test(
        arguments: [
            (11, 13.5, 13.333), (14, 17, 17), (15, 18, 18), (17, 20.5, 20.333), (20, 24, 24),
            (34, 41, 40.667),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func heights(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        #expect(label("Ag", size: size).intrinsicContentSize.height == at2x)
        let height = label("Ag", size: size, on: "iphone-15").intrinsicContentSize.height
        #expect(abs(height - at3x) < 0.001)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(label("").intrinsicContentSize == .zero)
        #expect(UILabel().sizeThatFits(.zero) == .zero)
    }

    /// Layout must settle if a superview sets the text in `layoutSubviews`.
    @Test func equalTextAndFontRequireNoLayout() {
        final class Superview: UIView {
            let label = UILabel()
            var layouts = 0

            override func layoutSubviews() {
                layouts += 1
                label.text = "Same"
                label.font = .systemFont(ofSize: 20)
                label.numberOfLines = 2
                label.preferredMaxLayoutWidth = 50
            }
        }
        let superview = Superview()
        superview.addSubview(superview.label)
        superview.layoutIfNeeded()
        let first = superview.layouts
        superview.setNeedsLayout()
        superview.layoutIfNeeded()
        #expect(superview.layouts == first + 1)
        superview.label.text = "Other"
        superview.layoutIfNeeded()
        #expect(superview.layouts > first + 1)
    }

    @Test func severalLinesWrapAtTheWidth() {
        let label = label("One two three four five six seven eight nine ten")
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(size.width <= 100 && size.height > 41)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 20.5)
    }

    @Test func sizeToFitKeepsTheOrigin() {
        let label = label("Hello")
        label.frame = CGRect(x: 7, y: 9, width: 300, height: 100)
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 7, y: 9))
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    /// The text is centered vertically, and horizontally at the side of its alignment.
    @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
    func verticalPositionOfTheText(alignment: NSTextAlignment, share: CGFloat) throws {
        let label = label("Hello")
        label.textAlignment = alignment
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 60.5)
        let context = CGContext(size: label.bounds.size, scale: 2)
        label.layer.render(in: context)
        guard case .glyphs(let run) = context.displayList.items.first else {
            Issue.record("no glyphs")
            return
        }
        let origin = try #require(run.glyphs.first?.position)
        #expect(abs(origin.y - (20 + label.font.ascender)) < 0.5)
        let width = label.intrinsicContentSize.width
        #expect(abs(origin.x - (200 - width) * share) < 1)
    }

    /// Documentation/Fonts.md 1.1: the substitute's widths differ by more than one percent, so a
    /// label that is slightly narrower than its text shows all of it, and one that is much narrower
    /// doesn't.
    @Test(arguments: [(1.0, false), (0.98, false), (0.9, true)])
    func whenATextIsTruncated(share: CGFloat, isTruncated: Bool) {
        let label = label("Geolocation Subscription")
        let size = label.intrinsicContentSize
        label.frame.size = CGSize(width: size.width * share, height: size.height)
        let context = CGContext(size: label.bounds.size, scale: 2)
        label.layer.render(in: context)
        let hasEllipsis = context.displayList.description.contains("…")
        #expect(hasEllipsis == isTruncated)
    }
}
