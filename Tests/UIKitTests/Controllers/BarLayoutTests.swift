import ContactSheetDevices
import Testing

@testable import UIKit

@MainActor private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
}

/// Bars of containers, and the content between them. Source: Documentation/Metrics.md 1 for
/// heights, and Apple's documentation of the controllers' properties.
@MainActor @Suite(.serialized) struct BarLayoutTests {
    @Test(arguments: ["iphone-17", "iphone-air", "iphone-se-3"])
    func navigationBarsInLandscapeSinceIOS26(slug: String) throws {
        let top = page("A")
        let bars = UINavigationController(rootViewController: top)
        let window = try shownWindow(slug, IOSVersion(26), bars)
        #expect(turn(.landscapeLeft))
        #expect(bars.navigationBar.frame.minY == 24)
        #expect(bars.navigationBar.frame.height == 54)
        #expect(top.view.safeAreaInsets.top == 78)
        #expect(window.isKeyWindow)
    }

    @Test(arguments: [(12, false), (14, false), (15, true), (18, true)])
    func toolbarsAreClearOverFixedContent(iOS: Int, isClear: Bool) throws {
        let bars = UINavigationController(rootViewController: page("A"))
        bars.isToolbarHidden = false
        let window = try shownWindow("iphone-se-2", IOSVersion(iOS), bars)
        #expect(bars.toolbar.isAtScrollEdge == isClear)
        #expect(window.isKeyWindow)
    }

    @Test func toolbarsAreClearAtTheEndOfTheContent() throws {
        let top = page("A")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        top.view.addSubview(scrollView)
        let bars = UINavigationController(rootViewController: top)
        bars.isToolbarHidden = false
        let window = try shownWindow("iphone-14", IOSVersion(16), bars)
        #expect(!bars.toolbar.isAtScrollEdge)
        // 844 points are visible, of which the toolbar and the home indicator cover 83.
        scrollView.contentOffset.y = 2000 + 83 - 844
        window.layoutIfNeeded()
        #expect(bars.toolbar.isAtScrollEdge)
        scrollView.contentOffset.y -= 1
        window.layoutIfNeeded()
        #expect(!bars.toolbar.isAtScrollEdge)
    }

    @Test func promptsMoveTheContent() throws {
        let top = page("A")
        top.navigationItem.prompt = "Prompt"
        let bars = UINavigationController(rootViewController: top)
        let window = try shownWindow("iphone-14", IOSVersion(16), bars)
        #expect(bars.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 74))
        #expect(top.view.safeAreaInsets.top == 121)
        top.navigationItem.prompt = nil
        window.layoutIfNeeded()
        #expect(top.view.safeAreaInsets.top == 91)
    }

    @Test func hidesBottomBarWhenPushed() throws {
        let (first, second) = (page("A"), page("B"))
        second.hidesBottomBarWhenPushed = true
        let bars = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [bars]
        let window = try shownWindow("iphone-14", IOSVersion(16), tabs)
        #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 83)
        bars.pushViewController(second, animated: false)
        tabs.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden && second.view.safeAreaInsets.bottom == 34)
        bars.popViewController(animated: false)
        tabs.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
    }

    /// Each controller of a navigation stack has the title style that it specifies.
    @Test func largeTitlesOfPushedControllers() throws {
        let (first, second) = (page("A"), page("B"))
        second.navigationItem.largeTitleDisplayMode = .never
        let bars = UINavigationController(rootViewController: first)
        bars.navigationBar.prefersLargeTitles = true
        let window = try shownWindow("iphone-14", IOSVersion(16), bars)
        #expect(first.view.safeAreaInsets.top == 143)
        bars.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(second.view.safeAreaInsets.top == 91)
        bars.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.height == 96)
    }

    /// The content ends at an opaque toolbar unless it extends below it.
    @Test func edgesAtTheToolbar() throws {
        let top = page("A")
        let bars = UINavigationController(rootViewController: top)
        bars.isToolbarHidden = false
        bars.toolbar.isTranslucent = false
        let window = try shownWindow("iphone-x", IOSVersion(12), bars)
        #expect(top.view.frame == CGRect(x: 0, y: 0, width: 375, height: 729))
        top.extendedLayoutIncludesOpaqueBars = true
        window.layoutIfNeeded()
        #expect(top.view.frame.height == 812 && top.view.safeAreaInsets.bottom == 83)
        top.edgesForExtendedLayout = .top
        window.layoutIfNeeded()
        #expect(top.view.frame.height == 729)
    }

    /// The navigation bar is 161 pixels from the top and 44 points high. The sum of the numbers isn't the
    /// number that is nearest to 293 pixels, which a layout library calculates (PinLayout's tests of safe areas).
    @Test func safeAreasAreWholePixels() throws {
        let top = page("A")
        let bars = UINavigationController(rootViewController: top)
        let window = try shownWindow("iphone-15", IOSVersion(18), bars)
        window.layoutIfNeeded()
        #expect(top.view.safeAreaInsets.top == CGFloat(293) / 3)
        #expect(top.view.safeAreaInsets.top - 10 == CGFloat(263) / 3)
    }
}
