import Foundation
import Testing
import UIKit

/// Source: Documentation/Metrics.md 10.1: in every version, a dequeued cell or supplementary view
/// has the size of its layout attributes in `init(frame:)` and after dequeuing; Apple's
/// documentation of `dequeueReusableCell(withIdentifier:for:)` of tables.
@MainActor @Suite struct DequeuedSizeTests {
    @Test(arguments: [6, 9, 13, 26])
    func inInitAndAfterTheDequeue(iOS: Int) throws {
        try useScreen(iOS: iOS)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.headerReferenceSize = CGSize(width: 200, height: 30)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        let source = Source()
        collection.dataSource = source
        collection.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            NotingHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.layoutIfNeeded()
        let cell = try #require(collection.visibleCells.first as? NotingCell)
        #expect(cell.firstBounds == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(cell.inner.frame == CGRect(x: 16, y: 0, width: 58, height: 40))
        let header = try #require(
            collection.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader
            ).first as? NotingHeader)
        #expect(header.firstBounds.size == CGSize(width: 200, height: 30))
        #expect(source.frames.allSatisfy { $0.size == CGSize(width: 90, height: 40) })
        // Reused cells have their new frames immediately.
        layout.itemSize = CGSize(width: 60, height: 50)
        source.frames = []
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(!source.frames.isEmpty)
        #expect(source.frames.allSatisfy { $0.size == CGSize(width: 60, height: 50) })
        #expect(source.contents.suffix(4).allSatisfy { $0 == CGSize(width: 60, height: 50) })
    }

    /// Outside a layout, the item's attributes are used.
    @Test func dequeuedByCode() throws {
        try useScreen(iOS: 18)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        let source = Source()
        collection.dataSource = source
        collection.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
        collection.layoutIfNeeded()
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: "cell", for: IndexPath(item: 1, section: 0))
        #expect(
            cell.frame == layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
    }

    @Test func aTableCellHasItsRowsSize() throws {
        try useScreen(iOS: 18)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        table.rowHeight = 70
        let source = RowSource()
        table.dataSource = source
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.layoutIfNeeded()
        #expect(source.sizes == Array(repeating: CGSize(width: 375, height: 70), count: 3))
        #expect(source.contents.allSatisfy { $0.width == 375 })
    }
}

private final class NotingCell: UICollectionViewCell {
    private(set) var firstBounds = CGRect.null
    let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        firstBounds = bounds
        inner.frame = bounds.insetBy(dx: 16, dy: 0)
        contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }
}

private final class NotingHeader: UICollectionReusableView {
    private(set) var firstBounds = CGRect.null

    override init(frame: CGRect) {
        super.init(frame: frame)
        firstBounds = bounds
    }

    required init?(coder: NSCoder) { nil }
}

private final class Source: NSObject, UICollectionViewDataSource {
    var frames: [CGRect] = []
    var contents: [CGSize] = []

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        frames.append(cell.frame)
        contents.append(cell.contentView.bounds.size)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

private final class RowSource: NSObject, UITableViewDataSource {
    var sizes: [CGSize] = []
    var contents: [CGSize] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        sizes.append(cell.bounds.size)
        contents.append(cell.contentView.bounds.size)
        return cell
    }
}
