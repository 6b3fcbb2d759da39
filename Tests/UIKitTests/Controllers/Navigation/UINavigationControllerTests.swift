import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// Records its appearance calls.
private final class Page: UIViewController {
    static var diary: [String] = []

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    private func note(_ call: String) { Page.diary.append("\(title ?? "?") \(call)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        note(parent == nil ? "willMove(nil)" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "didMove(nil)" : "didMove")
    }
}

private final class Listener: UINavigationControllerDelegate {
    var mask = UIInterfaceOrientationMask.all

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { Page.diary.append("willShow \(viewController.title ?? "?")") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { Page.diary.append("didShow \(viewController.title ?? "?")") }
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask }
}

@MainActor @Suite(.serialized) struct UINavigationControllerTests {
    /// Source: a published log (vastdevblog.vast.com, UIViewController Life Cycle, 2012), and
    /// arm1.ru's list of calls for `didMove`.
    @Test func callsOfPushAndPop() throws {
        let (a, b) = (Page("A"), Page("B"))
        let bars = UINavigationController(rootViewController: a)
        let listener = Listener()
        bars.delegate = listener
        Page.diary = []
        let window = try shownWindow("iphone-6", IOSVersion(12), bars)
        #expect(
            Page.diary.filter { !$0.hasSuffix("didLayout") } == [
                "A didLoad", "A willAppear", "willShow A", "A didAppear", "didShow A",
            ])
        Page.diary = []
        bars.pushViewController(b, animated: true)
        #expect(!b.isViewLoaded)
        #expect(bars.topViewController === b)
        window.layoutIfNeeded()
        #expect(
            Page.diary.filter { !$0.hasSuffix("didLayout") } == [
                "B willMove", "B didLoad", "A willDisappear", "B willAppear", "willShow B",
                "A didDisappear", "B didAppear", "B didMove", "didShow B",
            ])
        Page.diary = []
        #expect(bars.popViewController(animated: true) === b)
        window.layoutIfNeeded()
        #expect(
            Page.diary.filter { !$0.hasSuffix("didLayout") } == [
                "B willMove(nil)", "B willDisappear", "A willAppear", "willShow A",
                "B didDisappear", "A didAppear", "B didMove(nil)", "didShow A",
            ])
        #expect(b.parent == nil && b.viewIfLoaded?.superview == nil)
    }

    /// Source: Documentation/Metrics.md 1 (status bars, navigation bars of each era) and 8 (views of
    /// iOS 6).
    @Test(arguments: [
        ("iphone-4", 6, 0, 44, 44, 416, 0), ("iphone-6", 9, 20, 44, 0, 667, 64),
        ("iphone-x", 12, 44, 44, 0, 812, 88), ("iphone-14", 16, 47, 44, 0, 844, 91),
    ])
    func heights(
        slug: String, iOS: Int, barTop: CGFloat, barHeight: CGFloat, childTop: CGFloat,
        childHeight: CGFloat, safeTop: CGFloat
    ) throws {
        let page = Page("A")
        let bars = UINavigationController(rootViewController: page)
        let window = try shownWindow(slug, IOSVersion(iOS), bars)
        #expect(bars.navigationBar.frame.minY == barTop)
        #expect(bars.navigationBar.frame.height == barHeight)
        #expect(page.view.frame.minY == childTop)
        #expect(page.view.frame.height == childHeight)
        #expect(page.topLayoutGuide.length == safeTop)
        #expect(window.isKeyWindow)
    }

    /// Source: public projects that add views with the bar's bounds in `viewDidLoad()`.
    @Test func theBarHasItsSizeWhenTheRootLoads() throws {
        final class Reader: UIViewController {
            var size: CGSize?
            override func viewDidLoad() { size = navigationController?.navigationBar.bounds.size }
        }
        let reader = Reader()
        _ = try shownWindow(
            "iphone-14", IOSVersion(16), UINavigationController(rootViewController: reader))
        #expect(reader.size == CGSize(width: 390, height: 44))
    }

    /// Source: Documentation/Metrics.md 1.2 and 8: bars are 32 points high on phones in landscape.
    @Test func barHeightInLandscape() throws {
        let page = Page("A")
        let bars = UINavigationController(rootViewController: page)
        let window = try shownWindow("iphone-5", IOSVersion(6), bars)
        #expect(turn(.landscapeLeft))
        #expect(bars.navigationBar.frame.height == 32)
        #expect(page.view.frame == CGRect(x: 0, y: 32, width: 568, height: 268))
        #expect(turn(.portrait))
        #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 504))
        #expect(window.isKeyWindow)
    }

    /// Source: Apple's documentation of `edgesForExtendedLayout`.
    @Test func edgesAndOpaqueBars() throws {
        let page = Page("A")
        page.edgesForExtendedLayout = []
        let bars = UINavigationController(rootViewController: page)
        let window = try shownWindow("iphone-6", IOSVersion(9), bars)
        #expect(page.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        page.edgesForExtendedLayout = .all
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 0)
        bars.navigationBar.isTranslucent = false
        bars.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 64)
        page.extendedLayoutIncludesOpaqueBars = true
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 0)
    }

    /// Source: Apple's documentation of `automaticallyAdjustsScrollViewInsets`.
    @Test func scrollViewsBeginBelowTheBar() throws {
        let page = Page("A")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let bars = UINavigationController(rootViewController: page)
        page.view.addSubview(scrollView)
        let window = try shownWindow("iphone-6", IOSVersion(9), bars)
        #expect(scrollView.contentInset.top == 64)
        #expect(scrollView.contentOffset.y == -64)
        page.automaticallyAdjustsScrollViewInsets = false
        window.layoutIfNeeded()
        #expect(scrollView.contentInset.top == 0)
    }

    /// Source: Documentation/Metrics.md 1.3: a large title is 52 points high and collapses when the
    /// content scrolls.
    @Test func largeTitlesCollapse() throws {
        let page = Page("A")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        let bars = UINavigationController(rootViewController: page)
        bars.navigationBar.prefersLargeTitles = true
        page.view.addSubview(scrollView)
        let window = try shownWindow("iphone-14", IOSVersion(16), bars)
        #expect(bars.navigationBar.frame.height == 96)
        #expect(bars.navigationBar.isAtScrollEdge)
        #expect(scrollView.contentOffset.y == -143)
        scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.height == 44)
        #expect(!bars.navigationBar.isAtScrollEdge)
        scrollView.contentOffset.y = -143
        window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.height == 96)
    }

    /// Source: Documentation/Metrics.md 1.5: a toolbar of 49 points above the home indicator's 34.
    @Test func toolbarsAreAboveTheHomeIndicator() throws {
        let page = Page("A")
        page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let bars = UINavigationController(rootViewController: page)
        bars.setToolbarHidden(false, animated: false)
        let window = try shownWindow("iphone-x", IOSVersion(12), bars)
        #expect(bars.toolbar.frame == CGRect(x: 0, y: 729, width: 375, height: 49))
        #expect(bars.toolbar.items?.count == 1)
        #expect(page.view.safeAreaInsets.bottom == 83)
        bars.isToolbarHidden = true
        bars.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 34))
    }

    /// Source: Documentation/Rotation.md 2 and 3: which object decides about rotation.
    @Test func rotationQueries() throws {
        let old = MaskedController(RotationDiary())
        old.allowed = [.portrait, .landscapeLeft]
        old.mask = .portrait
        let bars = UINavigationController(rootViewController: old)
        let first = try shownWindow("iphone-4", IOSVersion(5), bars)
        #expect(turn(.landscapeLeft) && !turn(.landscapeRight))
        #expect(!old.diary.calls.contains { $0.hasPrefix("supported") })
        let second = try shownWindow("iphone-5", IOSVersion(6), bars)
        #expect(turn(.landscapeRight))
        #expect(!old.diary.calls.contains { $0.hasPrefix("supported") })
        let listener = Listener()
        listener.mask = .portrait
        bars.delegate = listener
        let third = try shownWindow("iphone-5s", IOSVersion(7), bars)
        #expect(!turn(.landscapeLeft))
        #expect(first !== second && second !== third)
    }

    /// Tests the property that the bar's back button returns to the previous controller.
    @Test func theBackButtonPops() throws {
        let (a, b) = (Page("A"), Page("B"))
        let bars = UINavigationController(rootViewController: a)
        bars.pushViewController(b, animated: false)
        let window = try shownWindow("iphone-6", IOSVersion(9), bars)
        #expect(bars.navigationBar.backItem?.title == "A")
        bars.navigationBar.tappedBack()
        window.layoutIfNeeded()
        #expect(bars.viewControllers.count == 1)
        #expect(bars.navigationBar.items?.count == 1)
        #expect(a.view.window === window && b.view.window == nil)
    }

    /// Source: Apple's documentation: a controller can't be pushed twice, or popped if it isn't on
    /// the stack.
    @Test func invalidChangesAreIgnored() {
        let page = Page("A")
        let bars = UINavigationController(rootViewController: page)
        let (_, diagnostics) = DiagnosticLog.collecting {
            bars.pushViewController(page, animated: false)
            #expect(bars.popToViewController(Page("B"), animated: false) == nil)
        }
        #expect(diagnostics.count == 2)
        #expect(bars.viewControllers.count == 1)
        #expect(bars.popViewController(animated: false) == nil)
    }
}
