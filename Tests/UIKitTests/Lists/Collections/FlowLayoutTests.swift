import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of UICollectionViewFlowLayout, and arithmetic.
@MainActor @Suite struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func collection(
        _ counts: [Int], width: CGFloat = 320, sizes: ((IndexPath) -> CGSize)? = nil
    ) -> (view: UICollectionView, source: CountingItems) {
        let source = CountingItems(counts)
        source.size = sizes
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
        view.adopt(source: source)
        view.layoutIfNeeded()
        return (view, source)
    }

    private func frames(_ view: UICollectionView, _ count: Int) -> [CGRect] {
        (0..<count).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    /// Three items of 90 points leave 50 points for two gaps; the last line is aligned with the
    /// others.
    @Test func linesReachFromEdgeToEdge() {
        useScreen()
        layout.itemSize = CGSize(width: 90, height: 40)
        let (view, _) = collection([5])
        #expect(
            frames(view, 5).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 115, y: 0), CGPoint(x: 230, y: 0),
                CGPoint(x: 0, y: 50), CGPoint(x: 115, y: 50),
            ])
        #expect(view.contentSize == CGSize(width: 320, height: 90))
    }

    /// Items of almost no width: more of them fit than an integer can count.
    @Test(arguments: [1e-300, CGFloat.leastNonzeroMagnitude, 1e-17]) func itemsOfNearlyNoWidth(
        _ width: CGFloat
    ) {
        useScreen()
        layout.itemSize = CGSize(width: width, height: 40)
        layout.minimumInteritemSpacing = 0
        let (view, _) = collection([3])
        #expect(frames(view, 3).count == 3)
    }

    /// In the last line of items with different sizes, the gaps are the minimum; items are centered
    /// vertically in their line.
    @Test func itemsOfDifferentSizes() {
        useScreen()
        let sizes = [
            CGSize(width: 200, height: 20), CGSize(width: 100, height: 40),
            CGSize(width: 50, height: 10), CGSize(width: 60, height: 10),
        ]
        let (view, _) = collection([4]) { sizes[$0.item] }
        #expect(
            frames(view, 4) == [
                CGRect(x: 0, y: 10, width: 200, height: 20),
                CGRect(x: 220, y: 0, width: 100, height: 40),
                CGRect(x: 0, y: 50, width: 50, height: 10),
                CGRect(x: 60, y: 50, width: 60, height: 10),
            ])
    }

    /// A delegate that has the methods with their names in Objective-C, but doesn't conform to
    /// `UICollectionViewDelegateFlowLayout`.
    @Test func methodsAreFoundByTheirNamesInObjectiveC() {
        Simulation.run {
            useScreen()
            ClassTable.register(NamedMethods.self) { table in
                table.method(
                    Selector(
                        "collectionView:layout:sizeForItemAtIndexPath:",
                        NamedMethods.collectionView(_:layout:sizeForItemAtIndexPath:)))
                table.method(
                    Selector(
                        "collectionView:layout:insetForSectionAtIndex:",
                        NamedMethods.collectionView(_:layout:insetForSectionAtIndex:)))
            }
            let (view, _) = collection([2])
            let delegate = NamedMethods()
            view.delegate = delegate
            view.layoutIfNeeded()
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
            #expect(
                frames(view, 2) == [
                    CGRect(x: 20, y: 0, width: 120, height: 30),
                    CGRect(x: 180, y: 0, width: 120, height: 30),
                ])
        }
    }

    @Test func sectionsWithInsetsAndHeaders() {
        useScreen()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let (view, _) = collection([1, 1])
        let second = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
        #expect(second?.frame == CGRect(x: 10, y: 147, width: 100, height: 50))
        #expect(view.contentSize.height == 224)
        let footer = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 92, width: 320, height: 20))
    }

    @Test func columnsWhenScrollingSideways() {
        useScreen()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 30, height: 80)
        let (view, _) = collection([3])
        #expect(
            frames(view, 3).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 120), CGPoint(x: 40, y: 0),
            ])
        #expect(view.contentSize == CGSize(width: 70, height: 200))
    }

    @Test func onlyVisibleCellsAreCreated() {
        useScreen()
        let (view, source) = collection([10_000])
        #expect(source.asked.count == 20 && view.visibleCells.count == 20)
        view.contentOffset.y = 50_000
        view.layoutIfNeeded()
        #expect(source.asked.count <= 45 && view.indexPathsForVisibleItems.first!.item > 4000)
    }

    /// Cells determine their own sizes.
    @Test func estimatedSizes() {
        useScreen()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let source = CountingItems([3])
        source.cell = { path in
            let cell = UICollectionViewCell(frame: .zero)
            let inner = constrained(in: cell.contentView, CGFloat(80 + 40 * path.item), 25)
            pin(inner, to: cell.contentView, 0)
            return cell
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.adopt(source: source)
        view.layoutIfNeeded()
        #expect(frames(view, 3).map(\.width) == [80, 120, 160])
        #expect(source.asked.count == 3)
    }

    @Test(arguments: [
        CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: 1e308, height: 1e308), CGSize(width: CGFloat.infinity, height: 1),
    ])
    func invalidSizes(size: CGSize) {
        useScreen()
        let (_, said) = DiagnosticLog.collecting {
            let (view, _) = collection([3]) { _ in size }
            #expect(view.contentSize.height.isFinite)
        }
        #expect(!said.isEmpty)
    }

    @Test(arguments: [-1, Int.max])
    func invalidCounts(count: Int) {
        useScreen()
        let (_, said) = DiagnosticLog.collecting { _ = collection([count]) }
        #expect(said.count == 1)
    }
}

/// A data source that counts its calls.
final class CountingItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let counts: [Int]
    var size: ((IndexPath) -> CGSize)?
    var cell: (IndexPath) -> UICollectionViewCell = { _ in UICollectionViewCell(frame: .zero) }
    private(set) var asked: [IndexPath] = []

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        return cell(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
            ?? .zero
    }
}

private final class NamedMethods: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath
    ) -> CGSize { CGSize(width: 120, height: 30) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAtIndex section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) }
}
