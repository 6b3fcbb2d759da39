import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// Source: Apple's documentation of UIAppearance, UIBarItem, UIBarButtonItem and UITabBarItem.
@MainActor @Suite struct AppearanceOfItemsTests {
    private func inWindow(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        view.sizeToFit()
        window.layoutIfNeeded()
        return window
    }

    private func bar(_ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.setItems(items, animated: false)
        return bar
    }

    private func color(_ item: UIBarItem, _ state: UIControl.State = .normal) -> UIColor? {
        item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }

    @Test func itemsHaveTheAppearanceInTheirBar() {
        use()
        Simulation.run {
            UIBarButtonItem.appearance().tintColor = .red
            UIBarButtonItem.appearance()
                .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            let (own, plain) = (UIBarButtonItem(title: "A", style: .plain), UIBarButtonItem())
            own.tintColor = .blue
            own.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            plain.title = "B"
            let item = UINavigationItem(title: "Title")
            item.rightBarButtonItems = [own, plain]
            let window = inWindow(bar(item))
            #expect(own.tintColor == .blue && color(own) == .brown)
            #expect(plain.tintColor == .red && color(plain) == .green)
            #expect(plain.button.face?.text.color == .green && plain.button.window === window)
        }
    }

    @Test func onlyInBarsOfAClass() {
        use()
        Simulation.run {
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
                .tintColor = .red
            let (below, above) = (UIBarButtonItem(), UIBarButtonItem())
            let toolbar = UIToolbar()
            toolbar.items = [below]
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = above
            let windows = [inWindow(toolbar), inWindow(bar(item))]
            #expect(below.tintColor == .red && above.tintColor == nil && windows.count == 2)
        }
    }

    /// The item of the back button, whether the app provides one or not.
    @Test func backButtons() {
        use("iphone-6")
        Simulation.run {
            let offset = UIOffset(horizontal: -1000, vertical: 0)
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(offset, for: .default)
            UIBarButtonItem.appearance()
                .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bar = bar(UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
            let window = inWindow(bar)
            #expect(bar.content.back.face?.titleOffset == offset)
            #expect(bar.content.back.face?.text.color == .red && window.subviews.count == 1)
        }
    }

    @Test func backImages() {
        use("iphone-4s")
        Simulation.run {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
            UIBarButtonItem.appearance()
                .setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
            let bar = bar(UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
            let window = inWindow(bar)
            guard case .image(let shown)? = bar.content.back.face?.frame else {
                Issue.record("no image")
                return
            }
            #expect(shown === image && window.subviews.count == 1)
        }
    }

    @Test func tabs() {
        use()
        Simulation.run {
            UITabBarItem.appearance()
                .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], for: .normal)
            UITabBarItem.appearance()
                .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            UITabBarItem.appearance().badgeColor = .blue
            let (first, second) = (UITabBarItem(), UITabBarItem())
            (first.title, second.title) = ("One", "Two")
            second.badgeColor = .green
            let bar = UITabBar()
            bar.items = [first, second]
            bar.selectedItem = first
            let window = inWindow(bar)
            #expect(first.button.face?.text.color == .red)
            #expect(first.button.face?.text.font.pointSize == 14)
            #expect(first.badgeColor == .blue && second.badgeColor == .green)
            #expect(color(second, .selected) == .red && window.subviews.count == 1)
        }
    }

    /// The documented way to customize a search bar's Cancel button.
    @Test func cancelInSearchBars() {
        use()
        Simulation.run {
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
                .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bar = UISearchBar()
            bar.showsCancelButton = true
            let window = inWindow(bar)
            #expect(bar.cancelButton.titleColor(for: .normal) == .red)
            #expect(window.subviews.count == 1)
        }
    }
}
