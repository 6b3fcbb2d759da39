import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of NSCollectionLayoutGroup and related classes, and arithmetic.
@MainActor @Suite struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(
        _ section: NSCollectionLayoutSection, _ count: Int
    ) -> (view: UICollectionView, frames: [CGRect]) {
        let source = CountingItems([count])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.adopt(source: source)
        view.layoutIfNeeded()
        let frames = (0..<count).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        return (view, frames)
    }

    /// Source: developer.apple.com, *visibleItemsInvalidationHandler*.
    @Test func aHandlerChangesVisibleItems() throws {
        useScreen()
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            for item in items {
                let distance = item.frame.minY - offset.y
                item.alpha = 1 - abs(distance) / environment.container.contentSize.height
            }
        }
        let (view, frames) = frames(section, 10)
        #expect(frames[1].minY == 100)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
        #expect(offsets.first == 0 && offsets.last == 100)
    }

    @Test func fractionsOfTheWidth() {
        useScreen()
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 0, bottom: 6, trailing: 0)
        let (view, frames) = frames(section, 4)
        #expect(frames.map(\.minX) == [0, 100, 200, 0])
        #expect(frames.map(\.minY) == [5, 5, 5, 55])
        #expect(view.contentSize == CGSize(width: 300, height: 101))
    }

    @Test func aNumberOfItemsWithSpacing() {
        useScreen()
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(20)
        let (_, frames) = frames(NSCollectionLayoutSection(group: group), 2)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 140, height: 30),
                CGRect(x: 160, y: 0, width: 140, height: 30),
            ])
    }

    @Test func groupsInGroups() {
        useScreen()
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
        let (view, frames) = frames(NSCollectionLayoutSection(group: group), 4)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 200, height: 100),
                CGRect(x: 200, y: 0, width: 100, height: 50),
                CGRect(x: 200, y: 50, width: 100, height: 50),
                CGRect(x: 0, y: 100, width: 200, height: 100),
            ])
        #expect(view.contentSize.height == 200)
    }

    /// Perpendicular to the scrolling direction, groups extend beyond the bounds.
    @Test func orthogonalGroups() {
        useScreen()
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let (view, frames) = frames(section, 4)
        #expect(frames.map(\.minX) == [0, 120, 240, 360])
        #expect(view.contentSize == CGSize(width: 300, height: 80))
        #expect(view.visibleCells.count == 3)
    }

    /// Source: “groupPagingCentered”, which centers each group, also the first one at rest.
    @Test func centeredPagesBeginInTheMiddle() {
        useScreen()
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(240), .absolute(80)), subitems: [item]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPagingCentered
        #expect(frames(section, 2).1.map(\.minX) == [30, 280])
    }

    @Test func listRowsSizeThemselves() throws {
        useScreen(scale: 2)
        let source = CountingItems([3])
        source.cell = { path in
            let cell = UICollectionViewListCell(frame: .zero)
            var content = cell.defaultContentConfiguration()
            content.text = path.item == 1 ? String(repeating: "word ", count: 40) : "row"
            cell.contentConfiguration = content
            return cell
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        view.adopt(source: source)
        view.layoutIfNeeded()
        let rows = view.visibleCells.map(\.frame)
        #expect(rows.map(\.width) == [375, 375, 375])
        #expect(rows[0].height == 43.5 && rows[1].height > 80 && rows[2].minY == rows[1].maxY)
    }

    /// An empty group must not repeat endlessly.
    @Test func emptyGroups() {
        useScreen()
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(.nan), .absolute(.infinity)), subitems: [])
        let (view, frames) = frames(NSCollectionLayoutSection(group: group), 3)
        #expect(frames.isEmpty && view.visibleCells.isEmpty)
    }
}
