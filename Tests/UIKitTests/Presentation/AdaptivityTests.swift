import ContactSheetDevices
import Testing

@testable import UIKit

private final class Adapter: UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var wraps = false
    var asked: [UIUserInterfaceSizeClass] = []

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked.append(traitCollection.horizontalSizeClass)
        return style ?? controller.adaptiveStyleByDefault
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps
            ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
}

/// Implements the method of iOS 8.0 only.
private final class OldAdapter: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
}

/// Source: Apple's documentation of `UIAdaptivePresentationControllerDelegate`.
@MainActor @Suite struct AdaptivityTests {
    private func popover(_ stage: Stage) -> Actor {
        let new = stage.actor("New", .popover)
        new.preferredContentSize = CGSize(width: 200, height: 100)
        new.popoverPresentationController?.sourceView = stage.root.view
        new.popoverPresentationController?.sourceRect = CGRect(100, 100, 100, 40)
        return new
    }

    @Test(arguments: [
        ("iphone-6", 12, CGRect(0, 0, 375, 667)), ("iphone-x", 14, CGRect(0, 54, 375, 758)),
        ("ipad-air-2", 14, CGRect(50, 153, 200, 100)),
    ])
    func popoversOnNarrowScreens(slug: String, iOS: Int, frame: CGRect) throws {
        let stage = try Stage(slug, iOS)
        let new = popover(stage)
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == frame)
        #expect(stage.root.view.isHidden == (slug == "iphone-6"))
        new.dismiss(animated: false)
        #expect(stage.window.subviews == [stage.root.view] && !stage.root.view.isHidden)
    }

    @Test func adaptiveStyleNoneKeepsAPopover() throws {
        let stage = try Stage("iphone-x", 14)
        let new = popover(stage)
        let delegate = OldAdapter()
        new.popoverPresentationController?.delegate = delegate
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == CGRect(50, 153, 200, 100))
    }

    @Test func theDelegateChoosesTheStyle() throws {
        let stage = try Stage("iphone-x", 14)
        let new = popover(stage)
        let delegate = Adapter()
        delegate.style = .fullScreen
        new.presentationController?.delegate = delegate
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == stage.window.bounds)
        #expect(delegate.asked.first == .compact)
    }

    @Test func replacedController() throws {
        let stage = try Stage("iphone-x", 14)
        let new = popover(stage)
        let delegate = Adapter()
        delegate.wraps = true
        new.presentationController?.delegate = delegate
        stage.root.present(new, animated: false)
        stage.window.layoutIfNeeded()
        let bars = try #require(stage.root.presentedViewController as? UINavigationController)
        #expect(bars.topViewController === new && bars.view.window === stage.window)
        #expect(new.presentingViewController === stage.root)
        new.dismiss(animated: false)
        #expect(stage.root.presentedViewController == nil && bars.view.window == nil)
    }

    /// A large phone in landscape is wide enough for a popover.
    @Test func adaptingOnRotation() throws {
        let stage = try Stage("iphone-6-plus", 12)
        let new = popover(stage)
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == CGRect(0, 0, 414, 736))
        #expect(turn(.landscapeLeft))
        #expect(stage.frame(of: new) == CGRect(50, 153, 200, 100))
        #expect(!stage.root.view.isHidden)
        #expect(turn(.portrait))
        #expect(stage.root.view.isHidden)
        #expect(stage.frame(of: new) == CGRect(0, 0, 414, 736))
    }

    @Test func popoversAsSheets() throws {
        let stage = try Stage("iphone-14", 16)
        let new = popover(stage)
        let sheet = try #require(new.popoverPresentationController)
            .adaptiveSheetPresentationController
        sheet.detents = [.medium()]
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new).minY == 422)
    }
}
