import CoreGraphics
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Decision: Documentation/Materials.md 5. The glass of bars is dark above dark content, and light above
/// light content. The brightness of images is that of their pixels.
@MainActor @Suite struct GlassAppearanceTests {
    /// Returns the appearance of an item of the navigation bar, of its title, and of a tab, above content
    /// in a color; that of a search field if there is one.
    private func styles(
        above color: UIColor, _ name: String = "iphone-17.portrait.ios-26", scrolled: Bool = true,
        build: @escaping @MainActor @Sendable (UIViewController) -> Void = { _ in }
    ) throws -> [UIUserInterfaceStyle] {
        let preview = Preview("Glass") { () -> UIViewController in
            let page = UIViewController()
            let scroll = UIScrollView()
            page.view = scroll
            page.title = "Title"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
            build(page)
            let content = UIView(frame: CGRect(x: 0, y: -200, width: 402, height: 3000))
            content.backgroundColor = color
            scroll.addSubview(content)
            scroll.contentSize = CGSize(width: 402, height: 2800)
            if scrolled { scroll.contentOffset.y = 400 }
            let bars = UINavigationController(rootViewController: page)
            bars.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [bars]
            return tabs
        }
        let configuration = try #require(Configuration(name: name))
        return try preview.show(configuration) { window in
            _ = window.recordDisplayList()
            let texts = ["Save", "Title", "Tab"].map { text in
                window.everyView.compactMap { $0 as? UILabel }.last { $0.text == text }
            }
            let field = window.everyView.first { $0 is UISearchTextField }
            if let field { return [field.traitCollection.userInterfaceStyle] }
            return texts.map { $0?.traitCollection.userInterfaceStyle ?? .unspecified }
        }
    }

    @Test func glassFollowsTheContent() throws {
        #expect(try styles(above: .black) == [.dark, .dark, .dark])
        #expect(try styles(above: .white) == [.light, .light, .light])
        #expect(try styles(above: .gray) == [.light, .light, .light])
        let dark = "iphone-17.portrait.dark.ios-26"
        #expect(try styles(above: .white, dark) == [.light, .light, .light])
        #expect(try styles(above: .black, dark) == [.dark, .dark, .dark])
    }

    @Test func glassFollowsTheContentAtItsEdge() throws {
        #expect(try styles(above: .black, scrolled: false) == [.dark, .dark, .dark])
    }

    /// A screen is black where nothing is drawn.
    @Test func glassOnABlackScreenIsDark() throws {
        #expect(try styles(above: .clear) == [.dark, .dark, .dark])
    }

    @Test func searchFieldsFollowTheContent() throws {
        let styles = try styles(above: .black, "ipad-a16.portrait.ios-26") { page in
            page.navigationItem.searchController = UISearchController()
        }
        #expect(styles == [.dark])
    }

    @Test func earlierBarsKeepTheirAppearance() throws {
        #expect(try styles(above: .black, "iphone-16.portrait.ios-18") == [.light, .light, .light])
    }

    @Test func barsWithCustomViewsKeepTheirAppearance() throws {
        let styles = try styles(above: .black) { page in
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UISwitch())
        }
        #expect(styles == [.light, .light, .dark])
    }
}

extension UIView {
    fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
