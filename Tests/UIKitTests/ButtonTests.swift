import Devices
import Testing
import UIKit

/// Truth: metrics.md 2 for sizes; developer.apple.com on `contentHorizontalAlignment`.
@MainActor @Suite struct ButtonTests {
    private func button(_ title: String, iOS: IOSVersion = IOSVersion(18)) -> UIButton {
        UIScreen.main.device = SimulatedDevice(Device.named("iphone-6")!, iOS: iOS)
        UIScreen.main.orientation = .portrait
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    /// metrics.md 2: a system button "Button" at 15 points is 46 by 30 in every era from 7 on.
    @Test(arguments: [9, 12, 18]) func theUsualSize(major: Int) {
        let size = button("Button", iOS: IOSVersion(major)).intrinsicContentSize
        #expect(abs(size.width - 46) <= 1)
        #expect(size.height == 30)
    }

    /// metrics.md 2: at least 30 wide.
    @Test func aNarrowTitle() {
        #expect(button("+").intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// metrics.md 2: 72 by 37 up to iOS 6.
    @Test func theRoundedRectOfIOS6() {
        let size = button("Button", iOS: IOSVersion(6)).intrinsicContentSize
        #expect(abs(size.width - 72) <= 1)
        #expect(size.height == 37)
    }

    /// A button with an image came to rest only when a limit stopped it.
    @Test func aButtonWithAnImageSettles() {
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

    @Test func contentStandsAtTheSideThatIsAskedFor() {
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
}
