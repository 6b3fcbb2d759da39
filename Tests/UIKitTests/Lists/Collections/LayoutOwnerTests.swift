import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of UICollectionViewLayout, whose collection view is read-only, and of Swift,
/// where overrides of a read-only property can have a narrower type.
@MainActor @Suite struct LayoutOwnerTests {
    private final class CardLayout: UICollectionViewLayout {
        var spacing: CGFloat = 10 { didSet { invalidateLayout() } }

        override var collectionView: UICollectionView { super.collectionView! }

        override var collectionViewContentSize: CGSize { collectionView.bounds.size }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            (0..<collectionView.numberOfItems(inSection: 0)).map { index in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: index, section: 0))
                attributes.size = CGSize(width: 20, height: 20)
                attributes.center = CGPoint(x: 10 + CGFloat(index) * spacing, y: 10)
                return attributes
            }
        }
    }

    @Test func anOverrideRequiresTheCollectionView() {
        useScreen()
        let layout = CardLayout()
        // Without a collection view, UIKit doesn't read the override, which would trap.
        layout.spacing = 30
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.adopt(source: CountingItems([2]))
        view.layoutIfNeeded()
        #expect(layout.collectionView === view)
        #expect(view.subviews.map(\.frame.minX).sorted() == [0, 30])
        view.collectionViewLayout = UICollectionViewFlowLayout()
        layout.spacing = 40
        #expect(layout.owner == nil)
    }
}
