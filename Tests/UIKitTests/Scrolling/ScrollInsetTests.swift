import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of UIScrollView's inset adjustment; safe areas:
/// Documentation/Devices.md 3.
@MainActor @Suite struct ScrollInsetTests {
    private let scrollView = DiaryScrollView(frame: .zero)

    /// Shows the scroll view on the whole screen of an iPhone X, with a safe area of 44 at the top
    /// and 34 at the bottom.
    private func show(_ iOS: IOSVersion, content: CGSize) throws -> UIWindow {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-x")), iOS: iOS)
        UIScreen.main.orientation = .portrait
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view = scrollView
        scrollView.contentSize = content
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private let large = CGSize(width: 375, height: 2000)
    private let both = UIEdgeInsets(top: 44, bottom: 34)

    @Test func atRestTheContentBeginsBelowTheSafeArea() throws {
        let window = try show(IOSVersion(16), content: large)
        #expect(scrollView.adjustedContentInset == both)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
        #expect(scrollView.insetChanges == 1)
        withExtendedLifetime(window) {}
    }

    @Test func theInsetAdds() throws {
        scrollView.contentInset = UIEdgeInsets(top: 6, left: 5, bottom: 4, right: 3)
        let window = try show(IOSVersion(16), content: large)
        #expect(
            scrollView.adjustedContentInset
                == UIEdgeInsets(top: 50, left: 5, bottom: 38, right: 3))
        #expect(scrollView.contentOffset == CGPoint(x: -5, y: -50))
        withExtendedLifetime(window) {}
    }

    @Test func onlyScrollableAxesAreAdjusted() throws {
        let window = try show(IOSVersion(16), content: CGSize(width: 375, height: 100))
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
        scrollView.alwaysBounceVertical = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == -44)
        withExtendedLifetime(window) {}
    }

    /// Source: Apple's documentation of `automatic`: in a navigation controller, the inset includes
    /// bars whether or not the content scrolls.
    @Test(arguments: [
        UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never,
    ])
    func inANavigationController(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-x")), iOS: IOSVersion(16))
        UIScreen.main.orientation = .portrait
        let controller = UIViewController()
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.frame = controller.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        content.autoresizingMask = [.flexibleHeight]
        scrollView.addSubview(content)
        controller.view.addSubview(scrollView)
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let adjusts = behavior == .automatic
        #expect(
            scrollView.adjustedContentInset
                == (adjusts ? UIEdgeInsets(top: 88, bottom: 34) : .zero))
        #expect(scrollView.contentOffset.y == (adjusts ? -88 : 0))
        #expect(content.safeAreaInsets.top == (adjusts ? 0 : 88))
        withExtendedLifetime(window) {}
    }

    @Test func neverAndAlways() throws {
        scrollView.contentInsetAdjustmentBehavior = .never
        let window = try show(IOSVersion(16), content: large)
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
        scrollView.contentSize.height = 10
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == both)
        withExtendedLifetime(window) {}
    }

    @Test func explicitOffsetsAreKept() throws {
        scrollView.contentOffset.y = 300
        let window = try show(IOSVersion(16), content: large)
        #expect(scrollView.contentOffset.y == 300)
        withExtendedLifetime(window) {}
    }

    /// Safe areas, and therefore the adjustment, were introduced in iOS 11.
    @Test func adjustedInsetBeforeIOS11() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-6")), iOS: IOSVersion(10))
        scrollView.frame = UIScreen.main.bounds
        scrollView.contentSize = large
        scrollView.contentInset.top = 7
        scrollView.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 7))
    }

    /// The part of the safe area that the inset includes isn't part of the content's safe area.
    @Test func contentHasNoSafeAreaWithoutScrolling() throws {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
        scrollView.addSubview(content)
        let window = try show(IOSVersion(16), content: large)
        #expect(content.safeAreaInsets == .zero)
        withExtendedLifetime(window) {}
    }

    /// Property: the time grows linearly with the depth, and doesn't double with every scroll view.
    @Test func nestedScrollViewsAdjustForTheSafeAreaOnce() {
        var innermost: UIScrollView = scrollView
        for _ in 0..<8 {
            let next = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            innermost.addSubview(next)
            innermost = next
        }
        scrollView.safeAreaQuestions = 0
        _ = innermost.safeAreaInsetsOfContent
        #expect(scrollView.safeAreaQuestions == 1)
    }
}

private final class DiaryScrollView: UIScrollView {
    var insetChanges = 0
    var safeAreaQuestions = 0

    override var safeAreaInsets: UIEdgeInsets {
        safeAreaQuestions += 1
        return super.safeAreaInsets
    }

    override func adjustedContentInsetDidChange() { insetChanges += 1 }
}
