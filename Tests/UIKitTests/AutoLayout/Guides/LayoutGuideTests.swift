import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 2.3 and the documentation of each guide.
@MainActor @Suite struct LayoutGuideTests {
    @Test func guidesByConstraints() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let outer = fixture.add(CGRect(x: 50, y: 100, width: 300, height: 300))
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let view = fixture.addConstrained(to: outer)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            guide.heightAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.widthAnchor.constraint(equalTo: guide.heightAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        fixture.window.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 150, height: 40))
        #expect(view.frame == CGRect(x: 160, y: 35, width: 40, height: 10))
        #expect(outer.layoutGuides == [guide] && guide.owningView === outer)
    }

    /// A guide's rectangle is in its owner's space, wherever constraints position the owner.
    @Test func guidesOfViewsThatConstraintsPlace() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let outer = fixture.addConstrained()
        pin(outer, to: fixture.view, 50)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let view = fixture.addConstrained()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            guide.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            guide.heightAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
        fixture.window.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 283, height: 40))
        #expect(view.frame == CGRect(x: 60, y: 110, width: 283, height: 40))
    }

    @Test func removingAGuideRemovesItsConstraints() throws {
        let view = UIView()
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraint = guide.topAnchor.constraint(equalTo: view.topAnchor)
        constraint.isActive = true
        view.removeLayoutGuide(guide)
        #expect(!constraint.isActive && view.constraints.isEmpty && view.layoutGuides.isEmpty)
        #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    }

    @Test func readableWidth() throws {
        let fixture = try WindowFixture("ipad-air-2", iOS: IOSVersion(12), .landscapeLeft)
        let guide = fixture.view.readableContentGuide
        let view = fixture.addConstrained()
        pinGuide(view, guide)
        fixture.window.layoutIfNeeded()
        #expect(view.frame.minX == 176 && view.frame.width == 672)
        #expect(guide.layoutFrame == view.frame)
    }

    /// Documentation/Layout.md 2.3: the width grows with the text, by this package's decision in
    /// proportion to the body style, and never beyond the margins.
    @Test func readableWidthOfLargerText() throws {
        let fixture = try WindowFixture("ipad-air-2", iOS: IOSVersion(12), .landscapeLeft)
        let width = fixture.view.readableContentGuide.layoutFrame.width
        UIScreen.main.device.contentSize = .extraLarge
        let larger = fixture.view.readableContentGuide.layoutFrame.width
        UIScreen.main.device.contentSize = .accessibilityExtraExtraExtraLarge
        #expect(width == 672 && larger == 751)
        #expect(
            fixture.view.readableContentGuide.layoutFrame
                == fixture.view.layoutMarginsGuide.layoutFrame)
    }

    /// Apple's documentation of `layoutMarginsFollowReadableWidth`.
    @Test func marginsThatFollowTheReadableWidth() throws {
        let fixture = try WindowFixture("ipad-air-2", iOS: IOSVersion(12), .landscapeLeft)
        fixture.view.layoutMarginsFollowReadableWidth = true
        #expect(fixture.view.layoutMargins.left == 176 && fixture.view.layoutMargins.right == 176)
        #expect(fixture.view.readableContentGuide.layoutFrame.width == 672)
        fixture.view.layoutMarginsFollowReadableWidth = false
        #expect(fixture.view.layoutMargins.left == 20)
    }

    /// On a phone, the column extends to the margins.
    @Test func readableWidthWithinMargins() throws {
        let fixture = try WindowFixture("iphone-6", iOS: IOSVersion(12))
        #expect(
            fixture.view.readableContentGuide.layoutFrame
                == fixture.view.layoutMarginsGuide.layoutFrame)
    }

    /// In iOS 7 to 10, the guide excludes the status bar of 20 points; later, it follows the safe
    /// area.
    @Test(arguments: [
        ("iphone-6", IOSVersion(8), 20.0, 0.0), ("iphone-6", IOSVersion(10), 20, 0),
        ("iphone-x", IOSVersion(12), 44, 34), ("ipad-1", IOSVersion(5), 0, 0),
    ])
    func topAndBottomLayoutGuides(slug: String, iOS: IOSVersion, top: CGFloat, bottom: CGFloat)
        throws
    {
        let fixture = try WindowFixture(slug, iOS: iOS)
        let view = fixture.addConstrained()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: fixture.controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: fixture.controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
        ])
        fixture.window.layoutIfNeeded()
        let (upper, lower) = (
            fixture.controller.topLayoutGuide, fixture.controller.bottomLayoutGuide
        )
        #expect([upper.length, lower.length] == [CGFloat(top), CGFloat(bottom)])
        #expect(view.frame == fixture.view.bounds.inset(by: UIEdgeInsets(top: top, bottom: bottom)))
    }

    /// Documents and visual formats can use the guides as items.
    @Test func topAndBottomLayoutGuidesAsItems() throws {
        let fixture = try WindowFixture("iphone-6", iOS: IOSVersion(8))
        let view = fixture.addConstrained()
        NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal,
            toItem: fixture.controller.topLayoutGuide, attribute: .bottom, multiplier: 1,
            constant: 5
        ).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        fixture.window.layoutIfNeeded()
        #expect(view.frame.minY == 25)
    }

    /// Without a keyboard, the guide is at the bottom edge of the safe area.
    @Test func theKeyboardAtRest() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let guide = fixture.view.keyboardLayoutGuide
        let view = fixture.addConstrained()
        NSLayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: guide.topAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        fixture.window.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        #expect(view.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
    }

    /// The guide is relative to the safe area of its view, wherever the keyboard would appear.
    /// Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea.
    @Test func theKeyboardOfAViewThatEndsAboveTheBottom() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let inner = fixture.add(CGRect(x: 0, y: 100, width: 200, height: 300))
        let low = fixture.add(CGRect(x: 0, y: 752, width: 200, height: 100))
        fixture.window.layoutIfNeeded()
        #expect(
            inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
        #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 66, width: 200, height: 34))
        low.keyboardLayoutGuide.usesBottomSafeArea = false
        fixture.window.layoutIfNeeded()
        #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 0))
    }

    /// A root view that uses constraints but has none has no size, so its guides are empty,
    /// whatever frame code sets.
    @Test func guidesOfARootThatConstraintsPlace() {
        useScreen()
        let root = makeRoot()
        #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
        root.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(root.safeAreaLayoutGuide.layoutFrame == .zero)
        root.widthAnchor.constraint(equalToConstant: 70).isActive = true
        root.heightAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        #expect(
            root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 70, height: 30))
    }

    /// The lengths of the bars' guides are those of the guides, also before their window is shown
    /// (Documentation/RuntimeFacts.md: Cartography's tests).
    @Test func lengthsInAWindowThatIsNotShown() {
        use("iphone-15")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.topLayoutGuide.length == 59)
        window.makeKeyAndVisible()
        #expect(controller.topLayoutGuide.length == 59)
    }
}
