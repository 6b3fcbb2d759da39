import UIKit

/// The feed of Trailbook: trails to discover.
final class DiscoverViewController: UIViewController {
    private enum Item: Hashable, Sendable {
        case filter(String)
        case featured(Trail)
        case trail(Trail)
    }

    private static let filters = ["All", "Nearby", "Lakes", "Summits", "Coast", "Family", "Huts"]

    private typealias Section = DiscoverLayout.Section
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: DiscoverLayout.make())
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Discover"
        navigationItem.backButtonDisplayMode = .minimal
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        view.embed(collectionView)
        configureBar()
        showTrails()
    }

    private func configureBar() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Trails, places, huts"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let add = UIBarButtonItem(
            image: UIImage(systemName: "plus"),
            primaryAction: UIAction { [weak self] _ in
                self?.present(NewHikeViewController.sheet(), animated: true)
            })
        add.accessibilityLabel = "New Hike"
        navigationItem.rightBarButtonItem = add
    }

    private func showTrails() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Self.filters.map(Item.filter), toSection: .filters)
        snapshot.appendItems(Trail.featured.map(Item.featured), toSection: .featured)
        snapshot.appendItems(Trail.nearby.map(Item.trail), toSection: .nearby)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let chip = UICollectionView.CellRegistration<FilterChipCell, String> { cell, _, filter in
            cell.show(filter, isOn: filter == Self.filters[0])
        }
        let featured = UICollectionView.CellRegistration<FeaturedTrailCell, Trail> {
            cell, path, trail in
            cell.show(trail, eyebrow: path.item == 0 ? "TRAIL OF THE WEEK" : "WINTER FAVORITE")
        }
        let card = UICollectionView.CellRegistration<TrailCardCell, Trail> { cell, _, trail in
            cell.show(trail)
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(
            collectionView: collectionView
        ) { view, path, item in
            switch item {
            case .filter(let title):
                view.dequeueConfiguredReusableCell(using: chip, for: path, item: title)
            case .featured(let trail):
                view.dequeueConfiguredReusableCell(using: featured, for: path, item: trail)
            case .trail(let trail):
                view.dequeueConfiguredReusableCell(using: card, for: path, item: trail)
            }
        }
        let title = UICollectionView.SupplementaryRegistration<SectionTitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in view.show("Near You") }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: title, for: path)
        }
        return source
    }
}

extension DiscoverViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .featured(let trail), .trail(let trail):
            show(TrailViewController(trail), sender: self)
        case .filter, nil: break
        }
    }
}
