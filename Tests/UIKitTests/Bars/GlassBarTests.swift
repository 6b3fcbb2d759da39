import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// The bars of iOS 26. Source: Documentation/Metrics.md 1.2, 1.3, and 1.5 (recorded layouts).
@MainActor @Suite(.serialized) struct GlassBarTests {
    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

    private func image() -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "plus")?.resized(18))
    }

    private func show(
        _ slug: String, large: Bool = false, _ set: (UINavigationItem) -> Void = { _ in }
    ) throws -> (bars: UINavigationController, window: UIWindow) {
        let page = UIViewController()
        page.title = "Title"
        set(page.navigationItem)
        let bars = UINavigationController(rootViewController: page)
        bars.navigationBar.prefersLargeTitles = large
        return (bars, try shownWindow(slug, IOSVersion(26), bars))
    }

    @Test(arguments: [
        ("iphone-se-3", CGFloat(20)), ("iphone-16", 59), ("ipad-a16", 32),
    ])
    func barsStartAtTheSafeArea(slug: String, top: CGFloat) throws {
        let (bars, window) = try show(slug)
        #expect(bars.navigationBar.frame.minY == top)
        #expect(bars.navigationBar.frame.height == 54)
        #expect(bars.topViewController?.view.safeAreaInsets.top == top + 54)
        #expect(window.isKeyWindow)
    }

    /// Without a status bar, content starts at 64.
    @Test func barsStartAt10WithoutAStatusBar() throws {
        let page = StatusBarHider()
        let bars = UINavigationController(rootViewController: page)
        let window = try shownWindow("iphone-se-3", IOSVersion(26), bars)
        window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.minY == 10)
        #expect(page.view.safeAreaInsets.top == 64)
    }

    /// Decision: Documentation/Materials.md 5.
    @Test(
        arguments: [
            (UIColor.black, UIUserInterfaceStyle.dark), (.systemBlue, .dark), (.white, .light),
            (.black.withAlphaComponent(0.3), .light), (nil, .light),
        ] as [(UIColor?, UIUserInterfaceStyle)])
    func itemsContrastWithTheBarsColor(color: UIColor?, style: UIUserInterfaceStyle) throws {
        let save = item("Save")
        let (bars, window) = try show("iphone-16") { $0.rightBarButtonItem = save }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        bars.navigationBar.scrollEdgeAppearance = appearance
        window.layoutIfNeeded()
        #expect(save.button.traitCollection.userInterfaceStyle == style)
        bars.navigationBar.scrollEdgeAppearance = nil
        window.layoutIfNeeded()
        #expect(save.button.traitCollection.userInterfaceStyle == .light)
    }

    @Test func itemsContrastWithTheToolbarsColor() throws {
        try BarScreen.use("iphone-16", 26)
        let toolbar = UIToolbar()
        toolbar.barTintColor = .black
        let save = item("Save")
        toolbar.items = [save]
        let window = BarScreen.show(toolbar)
        #expect(save.button.traitCollection.userInterfaceStyle == .dark)
        window.overrideUserInterfaceStyle = .dark
        toolbar.barTintColor = .white
        window.layoutIfNeeded()
        #expect(save.button.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func itemsAreAtTheBarsTop() throws {
        let (first, second) = (item("Save"), item("Edit"))
        let (bars, window) = try show("iphone-16") { $0.rightBarButtonItems = [first, second] }
        let bar = bars.navigationBar
        #expect(bar.content.capsules.map(\.box.minY) == [0, 0])
        #expect(bar.content.capsules.map(\.box.height) == [44, 44])
        #expect(abs(bar.content.title.frame.midY - 22) <= 0.34)
        // Each text has a capsule of its own, 12 from the next, with 16 on both sides.
        #expect(abs(first.button.frame.maxX - (393 - 16)) < 0.001)
        #expect(abs(first.button.frame.minX - second.button.frame.maxX - 12) <= 0.34)
        let font = UIFont.systemFont(ofSize: 17, weight: .medium)
        #expect(first.button.face?.text.font == font)
        let text = "Save".size(withAttributes: [.font: font]).width
        #expect(abs(first.button.frame.width - text - 32) < 1)
        #expect(window.isKeyWindow)
    }

    @Test func imagesShareACapsule() throws {
        let (bars, window) = try show("iphone-16") {
            $0.rightBarButtonItems = [image(), image()]
        }
        #expect(bars.navigationBar.content.capsules.map(\.box.width) == [88])
        #expect(window.isKeyWindow)
    }

    @Test func itemsAre38FromTheEdgeInCompactHeight() throws {
        let trash = UIBarButtonItem(barButtonSystemItem: .trash)
        let (bars, window) = try show("iphone-se-3") { $0.rightBarButtonItem = trash }
        #expect(turn(.landscapeLeft))
        let box = trash.button.convert(trash.button.bounds, to: nil)
        #expect(box == CGRect(x: 585, y: 24, width: 44, height: 44))
        #expect(bars.topViewController?.view.safeAreaInsets.top == 78)
        #expect(window.isKeyWindow)
    }

    @Test(arguments: [("iphone-se-3", CGFloat(16)), ("ipad-a16", 20)])
    func largeTitles(slug: String, x: CGFloat) throws {
        let (bars, window) = try show(slug, large: true)
        let bar = bars.navigationBar
        #expect(bar.frame.height == 106)
        #expect(bar.content.largeTitle.frame.origin == CGPoint(x: x, y: 57.5))
        #expect(bar.content.largeTitle.frame.height == 41)
        #expect(window.isKeyWindow)
    }

    @Test func largeTitlesGrowWithTheText() throws {
        try BarScreen.use("iphone-se-3", 26)
        UIScreen.main.device.contentSize = .accessibilityLarge
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Title")]
        #expect(bar.intrinsicContentSize.height == 115.5)
    }

    @Test(arguments: [("iphone-16", CGFloat(48)), ("iphone-se-3", 48), ("ipad-a16", 44)])
    func toolbarsAlone(slug: String, height: CGFloat) throws {
        try BarScreen.use(slug, 26)
        #expect(UIToolbar().intrinsicContentSize.height == height)
    }

    @Test(arguments: [
        ("iphone-16", CGRect(0, 766, 393, 86), CGRect(28, 776, 48, 48)),
        ("iphone-se-3", CGRect(0, 581, 375, 86), CGRect(28, 591, 48, 48)),
        ("ipad-a16", CGRect(0, 1101, 820, 79), CGRect(10, 1111, 44, 44)),
    ])
    func toolbarsOfNavigationControllers(slug: String, frame: CGRect, first: CGRect) throws {
        let (bars, window) = try show(slug)
        bars.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(bars.toolbar.isHidden)
        let trash = UIBarButtonItem(barButtonSystemItem: .trash)
        bars.topViewController?.toolbarItems = [trash]
        bars.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(!bars.toolbar.isHidden && bars.toolbar.frame == frame)
        #expect(trash.button.convert(trash.button.bounds, to: nil) == first)
        #expect(bars.topViewController?.view.safeAreaInsets.bottom == frame.height)
    }

    @Test func toolbarsInCompactHeight() throws {
        let (bars, window) = try show("iphone-16")
        bars.topViewController?.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash)]
        bars.isToolbarHidden = false
        #expect(turn(.landscapeLeft))
        window.layoutIfNeeded()
        #expect(bars.toolbar.frame.height == 82)
    }
}

private final class StatusBarHider: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

extension UIImage {
    @MainActor fileprivate func resized(_ side: CGFloat) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            self.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
