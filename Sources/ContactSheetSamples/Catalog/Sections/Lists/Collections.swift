import ContactSheet

extension CatalogSection {
    static let collections = CatalogSection("Collections") {
        Specimen("flow", size: size, SampleCollection(flow(.vertical), [9, 4]))
        Specimen("flow, horizontal", size: size, SampleCollection(flow(.horizontal), [14]))
        Specimen("groups", size: size, SampleCollection(mosaic(), [10]))
        Specimen("list", size: size, SampleCollection(list(), [4, 3]))
    }

    private static let size = CGSize(width: 320, height: 400)

    @MainActor private static func flow(
        _ direction: UICollectionView.ScrollDirection
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.scrollDirection = direction
        layout.headerReferenceSize = CGSize(width: 30, height: 30)
        return layout
    }

    /// Returns a layout with a large item next to two small ones, and a line of three items.
    @MainActor private static func mosaic() -> UICollectionViewLayout {
        let large = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
        let small = item(.fractionalWidth(1), .fractionalHeight(1))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            subitem: small, count: 2)
        let top = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
            subitems: [large, pair])
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitem: small, count: 3)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
            subitems: [top, line])
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
    }

    @MainActor private static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        return item
    }

    @MainActor private static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }
}

/// A collection view that retains its data source.
final class SampleCollection: UICollectionView {
    private let source: SampleItems

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
        source = SampleItems(
            counts, isList: !(layout is UICollectionViewFlowLayout) && counts.count > 1)
        super.init(frame: .zero, collectionViewLayout: layout)
        contentInsetAdjustmentBehavior = .never
        backgroundColor = .secondarySystemBackground
        dataSource = source
        register(
            SampleHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    required init?(coder: NSCoder) { nil }
}

final class SampleItems: UICollectionViewDataSource {
    private let counts: [Int]
    private let isList: Bool

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(number + 1)"
        content.secondaryText = number == 1 ? "with a second text" : nil
        cell.contentConfiguration = content
        cell.accessories = [[.disclosureIndicator()], [.checkmark()], [.detail()], []][number % 4]
    }

    private let tile = UICollectionView.CellRegistration<SampleTile, Int> { cell, _, number in
        cell.label.text = "\(number + 1)"
    }

    init(_ counts: [Int], isList: Bool) {
        self.counts = counts
        self.isList = isList
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        isList
            ? collectionView.dequeueConfiguredReusableCell(
                using: row, for: indexPath, item: indexPath.item)
            : collectionView.dequeueConfiguredReusableCell(
                using: tile, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

final class SampleTile: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
        contentView.layer.cornerRadius = 6
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

final class SampleHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
    }

    required init?(coder: NSCoder) { nil }
}
