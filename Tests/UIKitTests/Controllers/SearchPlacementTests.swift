import ContactSheetDevices
import Testing

@testable import UIKit

/// The position of search bars on iOS 26. Source: Documentation/Metrics.md 1.3; Apple's
/// documentation of `preferredSearchBarPlacement`, `searchBarPlacementAllowsToolbarIntegration`,
/// and `searchBarPlacementBarButtonItem`.
@MainActor @Suite struct SearchPlacementTests {
    @MainActor private struct Stage {
        let page = UIViewController()
        let bars: UINavigationController
        let window: UIWindow

        init(
            _ slug: String, iOS: Int = 26, inTabs: Bool = false,
            _ set: (UIViewController) -> Void = { _ in }
        ) throws {
            page.navigationItem.searchController = UISearchController(
                searchResultsController: nil)
            set(page)
            bars = UINavigationController(rootViewController: page)
            var root: UIViewController = bars
            if inTabs {
                let tabs = UITabBarController()
                tabs.viewControllers = [bars]
                root = tabs
            }
            window = try shownWindow(slug, IOSVersion(iOS), root)
            window.layoutIfNeeded()
        }

        var item: UINavigationItem { page.navigationItem }

        var box: CGRect {
            guard let bar = item.searchController?.searchBar else { return .null }
            return bar.convert(bar.bounds, to: nil)
        }

        var superview: UIView? { item.searchController?.searchBar.superview }
    }

    @Test func onPhonesItIsInTheToolbar() throws {
        let stage = try Stage("iphone-16")
        #expect(stage.item.searchBarPlacement == .integrated)
        #expect(stage.superview === stage.bars.toolbar)
        #expect(stage.box == CGRect(x: 28, y: 776, width: 337, height: 48))
        #expect(stage.page.view.safeAreaInsets.bottom == 86)
        #expect(stage.bars.navigationBar.frame.height == 54)
    }

    /// Without its item, the search bar is after the others.
    @Test(arguments: [false, true]) func itIsAmongTheItems(isFirst: Bool) throws {
        let stage = try Stage("iphone-16") { page in
            let other = UIBarButtonItem(title: "Edit")
            page.toolbarItems =
                isFirst ? [page.navigationItem.searchBarPlacementBarButtonItem, other] : [other]
        }
        stage.bars.isToolbarHidden = false
        stage.window.layoutIfNeeded()
        #expect((stage.box.minX == 28) == isFirst)
        #expect((stage.box.maxX == 365) == !isFirst)
    }

    @Test func besideATabBarItIsStacked() throws {
        let stage = try Stage("iphone-16", inTabs: true)
        #expect(stage.item.searchBarPlacement == .stacked)
        #expect(stage.superview === stage.bars.navigationBar)
        #expect(stage.bars.navigationBar.frame.height == 106)
    }

    @Test func itIsStackedOnRequestAndBeforeIOS26() throws {
        let stage = try Stage("iphone-16") {
            $0.navigationItem.preferredSearchBarPlacement = .stacked
        }
        #expect(stage.superview === stage.bars.navigationBar)
        let earlier = try Stage("iphone-16", iOS: 18)
        #expect(earlier.item.searchBarPlacement == .stacked)
    }

    @Test func onPadsItIsAtTheTrailingEdgeOfTheBar() throws {
        let stage = try Stage("ipad-a16") { page in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
        }
        #expect(stage.superview === stage.bars.navigationBar)
        #expect(stage.box == CGRect(x: 570, y: 32, width: 230, height: 44))
        let add = try #require(stage.item.rightBarButtonItem?.button)
        #expect(add.frame.maxX == 558)
        #expect(stage.bars.toolbar.isHidden)
        stage.item.searchController?.isActive = true
        stage.window.layoutIfNeeded()
        #expect(add.frame.maxX == 558, "an active search keeps its place")
    }

    @Test func inLandscapeOfPhonesItIsInTheBar() throws {
        let stage = try Stage("iphone-16")
        #expect(turn(.landscapeLeft))
        stage.window.layoutIfNeeded()
        #expect(stage.superview === stage.bars.navigationBar)
        #expect(stage.box.width == 230)
    }

    /// Where the field doesn't fit, a button begins the search.
    @Test func withoutSpaceItIsAButton() throws {
        let stage = try Stage("iphone-16") {
            $0.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
        }
        let button = stage.item.searchItem.button
        #expect(button.superview === stage.bars.navigationBar && stage.superview == nil)
        button.onTap?()
        #expect(stage.item.searchController?.isActive == true)
    }

    /// During a search, the bar stays in place.
    @Test func anActiveSearchStaysInPlace() throws {
        let stage = try Stage("iphone-16")
        let box = stage.box
        let search = try #require(stage.item.searchController)
        search.isActive = true
        stage.window.layoutIfNeeded()
        #expect(stage.box == box && stage.superview !== stage.bars.toolbar)
        // The Cancel button is a circle next to the field.
        let (cancel, field) = (search.searchBar.cancelButton, search.searchBar.field)
        #expect(cancel.frame == CGRect(x: 337 - 48, y: 0, width: 48, height: 48))
        #expect(field.frame == CGRect(x: 0, y: 0, width: 337 - 48 - 8, height: 48))
        #expect(cancel.configuration?.image != nil && cancel.shownText?.isEmpty != false)
        search.isActive = false
        stage.window.layoutIfNeeded()
        #expect(stage.box == box && stage.superview === stage.bars.toolbar)
    }
}
