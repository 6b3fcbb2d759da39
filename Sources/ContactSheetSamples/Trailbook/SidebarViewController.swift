import UIKit

/// The sidebar of Trailbook on iPads: the app's areas and the person's collections.
final class SidebarViewController: UIViewController {
    private struct Row: Hashable, Sendable {
        var title: String
        var symbol: String
    }

    private let selected: TrailbookApp.Tab
    private let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: {
                var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
                list.headerMode = .firstItemInSection
                return list
            }()))
    private lazy var dataSource = makeDataSource()

    init(selected: TrailbookApp.Tab) {
        self.selected = selected
        super.init(nibName: nil, bundle: nil)
        title = "Trailbook"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        view.embed(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        for (number, rows) in Self.sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(rows, toSection: number)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.selectItem(
            at: IndexPath(item: selected.rawValue + 1, section: 0), animated: false,
            scrollPosition: [])
    }

    private static let sections = [
        [Row(title: "Library", symbol: "")]
            + TrailbookApp.Tab.allCases.map { Row(title: $0.title, symbol: $0.symbol) },
        [
            Row(title: "Collections", symbol: ""), Row(title: "Lakes", symbol: "drop"),
            Row(title: "Summits", symbol: "mountain.2"), Row(title: "Huts", symbol: "house"),
            Row(title: "With Kids", symbol: "figure.walk"),
        ],
    ]

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
            cell, path, row in
            var content =
                path.item == 0
                ? UIListContentConfiguration.sidebarHeader()
                : UIListContentConfiguration.sidebarCell()
            content.text = row.title
            content.image = row.symbol.isEmpty ? nil : UIImage(systemName: row.symbol)
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, path, row in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
        }
    }
}
