import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Metrics.md 2.9 for sizes; developer.apple.com on
/// `contentHorizontalAlignment`.
@MainActor @Suite struct UIButtonTests {
    private func button(_ title: String, iOS: IOSVersion = IOSVersion(18)) -> UIButton {
        UIScreen.main.device = SimulatedDevice(Device.named("iphone-6")!, iOS: iOS)
        UIScreen.main.orientation = .portrait
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    /// Documentation/Metrics.md 2.9: a system button with the title "Button" at 15 points is 46 by
    /// 30 from iOS 7 on.
    @Test(arguments: [9, 12, 18]) func defaultSize(major: Int) {
        let size = button("Button", iOS: IOSVersion(major)).intrinsicContentSize
        #expect(abs(size.width - 46) <= 1)
        #expect(size.height == 30)
    }

    /// Documentation/Metrics.md 2.9: at least 30 wide.
    @Test func aNarrowTitle() {
        #expect(button("+").intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// Documentation/Metrics.md 2.9: 72 by 37 up to iOS 6.
    @Test func theRoundedRectOfIOS6() {
        let size = button("Button", iOS: IOSVersion(6)).intrinsicContentSize
        #expect(abs(size.width - 72) <= 1)
        #expect(size.height == 37)
    }

    /// Regression test: the layout of a button with an image ended only at the limit.
    @Test func imagesDoNotCauseEndlessLayout() {
        let button = button("Save")
        let image = UIImage(placeholder: "disk", size: CGSize(width: 20, height: 16))
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let (_, diagnostics) = DiagnosticLog.collecting { button.layoutIfNeeded() }
        #expect(diagnostics.isEmpty)
        #expect(button.imageView?.frame.size == image.size)
        #expect(button.imageView?.frame.minY == 12)
        #expect(button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
    }

    @Test func contentAlignment() {
        let button = button("Save")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 200)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
    }

    @Test func titlesFollowTheState() {
        let button = button("Go")
        button.setTitle("Wait", for: .disabled)
        #expect(button.currentTitle == "Go")
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
        button.isSelected = true
        #expect(button.currentTitle == "Go")
    }

    /// Documentation/Metrics.md 2.9: 6 points above and below a title in whole points, in fonts of
    /// 14 to 24 points; the line height is Documentation/Metrics.md 4.1.
    @Test(arguments: [(14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41), (27, 45)])
    func heightsByFont(size: Int, height: Int) {
        let button = button("Button")
        button.titleLabel?.font = .systemFont(ofSize: CGFloat(size))
        #expect(button.intrinsicContentSize.height == CGFloat(height))
    }

    /// Stored frames: a custom button is 34 high with its font of 18 points, and an empty one is 30
    /// wide.
    @Test func customButtons() {
        _ = button("")
        let custom = UIButton(type: .custom)
        #expect(custom.intrinsicContentSize == CGSize(width: 30, height: 34))
        custom.setTitle("Close", for: .normal)
        #expect(custom.intrinsicContentSize.height == 34)
    }

    /// developer.apple.com on `contentEdgeInsets`: they affect the intrinsic size, unlike those of
    /// title and image. Stored frames: they replace the 6 points.
    @Test func insetsAndIntrinsicSize() {
        let button = button("Button")
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize.height == 38)
        let width = button.intrinsicContentSize.width
        button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        button.imageEdgeInsets = button.titleEdgeInsets
        #expect(button.intrinsicContentSize == CGSize(width: width, height: 38))
    }

    /// Stored frames: with an image of 24 points and no title, the button is 24 high, but at least
    /// a line height.
    @Test func imagesHaveNoPadding() {
        let custom = button("").self
        custom.setImage(
            UIImage(placeholder: "i", size: CGSize(width: 40, height: 24)), for: .normal)
        #expect(custom.intrinsicContentSize == CGSize(width: 40, height: 24))
        custom.setImage(UIImage(placeholder: "i", size: CGSize(width: 40, height: 4)), for: .normal)
        #expect(custom.intrinsicContentSize.height == 18)
    }

    /// Stored frames: a background image of 100 by 37 is the minimum size.
    @Test func backgroundImagesAreTheMinimumSize() {
        let button = button("Close")
        button.setBackgroundImage(
            UIImage(placeholder: "b", size: CGSize(width: 100, height: 37)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 37))
    }

    /// Stored frames: 22 points up to iOS 12, 20 from iOS 13 on.
    @Test(arguments: [(12, 22), (18, 20)]) func systemButtonTypes(major: Int, side: Int) {
        _ = button("", iOS: IOSVersion(major))
        let button = UIButton(type: .contactAdd)
        #expect(button.intrinsicContentSize == CGSize(width: CGFloat(side), height: CGFloat(side)))
    }

    /// developer.apple.com on `titleRect(forContentRect:)`: subclasses override it to position the
    /// title.
    @Test func overriddenRectanglesAreUsed() {
        _ = button("")
        final class Custom: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 3, y: 4, width: 50, height: 20)
            }
        }
        let button = Custom(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 3, y: 4, width: 50, height: 20))
    }
}
