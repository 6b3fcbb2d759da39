import UIKit

/// A list whose rows have content configurations and accessories.
final class ListContentsSampleController: UICollectionViewController {
    private typealias Content = UIListContentConfiguration

    private let rows: [(content: Content, text: String, detail: String?, symbol: String?)] = [
        (.cell(), "Inbox", nil, "tray"),
        (.subtitleCell(), "Market Street", "Fruit, vegetables, and flowers", "cart"),
        (.valueCell(), "Distance", "12 km", nil),
        (.cell(), "Frequently asked questions", nil, "questionmark.circle"),
        (.subtitleCell(), "Photo", "Taken in Bergen", "photo"),
    ]

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "row", for: indexPath)
        let row = rows[indexPath.item]
        var content = row.content
        content.text = row.text
        content.secondaryText = row.detail
        content.image = row.symbol.flatMap { UIImage(systemName: $0) }
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories =
            indexPath.item == 2 ? [.checkmark()] : [.disclosureIndicator()]
        return cell
    }
}
