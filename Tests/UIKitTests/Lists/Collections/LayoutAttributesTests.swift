import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes, Subclassing Notes.
@MainActor @Suite struct LayoutAttributesTests {
    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0
    }

    private func attributes(item: Int = 0) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        return attributes
    }

    private final class TintedFlowLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Tinted.self }
    }

    private final class TintedLayout: UICollectionViewCompositionalLayout {
        override class var layoutAttributesClass: AnyClass { Tinted.self }
    }

    /// Regression: layouts that cast the attributes of `super` to their class had no items.
    @Test(arguments: [true, false])
    func layoutsHaveAClassOfAttributes(isFlow: Bool) throws {
        let flow = TintedFlowLayout()
        flow.headerReferenceSize = CGSize(width: 320, height: 20)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(50), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: item.layoutSize, subitems: [item])
        let layout =
            isFlow ? flow : TintedLayout(section: NSCollectionLayoutSection(group: group))
        let source = CountingItems([2])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.adopt(source: source)
        view.layoutIfNeeded()
        let attributes = try #require(layout.layoutAttributesForElements(in: view.bounds))
        #expect(attributes.count == (isFlow ? 3 : 2))
        #expect(attributes.allSatisfy { $0 is Tinted })
    }

    @Test func equalValues() {
        let one = attributes()
        #expect(one.isEqual(attributes()))
        #expect(one.isEqual(one.copy()))
        #expect(Set([one, attributes()]).count == 1)
        #expect(!one.isEqual(attributes(item: 1)))
        #expect(!one.isEqual(nil))
        #expect(!one.isEqual(Tinted(forCellWith: one.indexPath)))
    }

    @Test func otherValues() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
            { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        ]
        for change in changes {
            let other = attributes()
            change(other)
            #expect(!other.isEqual(attributes()))
        }
    }
}
