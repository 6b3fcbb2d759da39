import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Which rows have the rounded selection of sidebars. Source: Documentation/Metrics.md 3.2, a
/// decision.
@MainActor @Suite(.serialized) struct SidebarTests {
    private func split(_ slug: String, _ iOS: Int) throws -> (
        list: UITableViewController, page: UIViewController, window: UIWindow
    ) {
        let (list, page) = (UITableViewController(style: .plain), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: list), page]
        let window = try shownWindow(slug, IOSVersion(iOS), split)
        return (list, page, window)
    }

    @Test(arguments: [
        ("ipad-pro-12-9-2", 16, true), ("ipad-air-2", 12, false), ("iphone-16", 26, false),
        ("ipad-a16", 26, true),
    ])
    func tablesInTheFirstColumn(slug: String, iOS: Int, isSidebar: Bool) throws {
        let (list, page, window) = try split(slug, iOS)
        turn(.landscapeLeft)
        window.layoutIfNeeded()
        #expect(list.tableView.isInSidebar == isSidebar)
        #expect(!page.view.isInSidebar)
    }

    @Test func rowsOfSidebarsHaveNoSeparators() throws {
        try BarScreen.use("ipad-a16", 26)
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        let source = SidebarSource()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source
        view.layoutIfNeeded()
        let row = try #require(view.visibleCells.first as? UICollectionViewListCell)
        #expect(row.row?.isSidebar == true && row.row?.showsSeparator == false)
        #expect(row.layer.cornerRadius == 0)
        #expect(row.frame.minX == 10 && row.frame.width == 300)
    }
}

private final class SidebarSource: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}
