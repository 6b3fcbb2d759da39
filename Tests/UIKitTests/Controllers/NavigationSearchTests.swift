import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 1.3 (a search bar adds 52 points from iOS 11 on) and Apple's
/// documentation of `navigationItem.searchController` and `hidesSearchBarWhenScrolling`.
@MainActor @Suite struct NavigationSearchTests {
    private final class Page: UITableViewController {
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 40 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private func show(
        _ iOS: Int, large: Bool = false
    ) throws -> (UIWindow, UINavigationController, Page) {
        let page = Page(style: .plain)
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let bars = UINavigationController(rootViewController: page)
        bars.navigationBar.prefersLargeTitles = large
        return (try shownWindow("iphone-8", IOSVersion(iOS), bars), bars, page)
    }

    @Test(arguments: [(10, false, 44), (12, false, 96), (12, true, 148), (16, true, 148)])
    func heights(iOS: Int, large: Bool, height: CGFloat) throws {
        let (window, bars, page) = try show(iOS, large: large)
        #expect(bars.navigationBar.frame.height == height)
        let bar = page.navigationItem.searchController?.searchBar
        #expect((bar?.superview === bars.navigationBar) == (iOS > 10))
        #expect(window.isKeyWindow)
        guard iOS > 10 else { return }
        #expect(page.view.safeAreaInsets.top == 20 + height)
        // The field is 16 points from the edges, like the title.
        #expect(bar?.field.convert(bar?.field.bounds ?? .zero, to: nil).minX == 16)
    }

    /// The search bar collapses first, then the large title.
    @Test func scrollingHidesTheSearchBar() throws {
        let (window, bars, page) = try show(16, large: true)
        func height(_ offset: CGFloat) -> CGFloat {
            page.tableView.contentOffset.y = offset
            window.layoutIfNeeded()
            return bars.navigationBar.frame.height
        }
        #expect(height(-168 + 51) == 148)
        #expect(height(-168 + 52) == 96)
        #expect(height(-168 + 104) == 44)
        #expect(height(-168) == 148)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(height(-168 + 51) == 148)
        #expect(height(-168 + 52) == 96)
        #expect(page.navigationItem.searchController?.searchBar.superview === bars.navigationBar)
    }

    @Test func activeSearchMovesTheBarToTheTop() throws {
        let (window, bars, page) = try show(16)
        let search = try #require(page.navigationItem.searchController)
        search.isActive = true
        window.layoutIfNeeded()
        #expect(search.presentingViewController === bars)
        #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 20)
        search.isActive = false
        window.layoutIfNeeded()
        #expect(search.searchBar.superview === bars.navigationBar)
        #expect(search.searchBar.frame.minY == 44)
    }
}
