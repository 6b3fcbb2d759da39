import ContactSheetDevices
import Testing

@testable import UIKit

private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class FlippedRow: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: 600, height: 70) }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: CGFloat(path.item) * 60, y: 0, width: 50, height: 60)
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(checked: rect) }
    }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
}

/// Source: Apple, `flipsHorizontallyInOppositeLayoutDirection`.
@MainActor struct FlippedLayoutTests {
    private let items = Items()

    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(18))
    }

    private func grid(_ layout: UICollectionViewLayout) -> UICollectionView {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 70), collectionViewLayout: layout)
        grid.semanticContentAttribute = .forceRightToLeft
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = items
        grid.layoutIfNeeded()
        return grid
    }

    private func x(_ item: Int, _ grid: UICollectionView) -> CGFloat? {
        grid.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minX
    }

    @Test func horizontalFlowLayouts() {
        let layout = FlippedFlow()
        (layout.itemSize, layout.scrollDirection) = (CGSize(width: 100, height: 60), .horizontal)
        layout.minimumLineSpacing = 10
        let grid = grid(layout)
        #expect(grid.contentSize == CGSize(width: 1090, height: 70) && grid.contentOffset.x == 770)
        #expect(x(0, grid) == 990 && x(1, grid) == 880 && x(9, grid) == nil)
        #expect(
            grid.indexPathForItem(at: CGPoint(x: 1000, y: 30)) == IndexPath(item: 0, section: 0))
        grid.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
        grid.layoutIfNeeded()
        #expect(grid.contentOffset.x == 0 && x(9, grid) == 0)
    }

    @Test func verticalFlowLayouts() {
        let layout = FlippedFlow()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = grid(layout)
        #expect(x(0, grid) == 220 && x(1, grid) == 110 && grid.contentOffset.x == 0)
    }

    @Test func customLayouts() {
        let grid = grid(FlippedRow())
        #expect(grid.contentOffset.x == 280 && x(0, grid) == 550 && x(1, grid) == 490)
        grid.semanticContentAttribute = .forceLeftToRight
        #expect(grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 60)
    }

    @Test func layoutsThatDoNotFlip() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        #expect(x(0, grid(layout)) == 0)
    }
}
