import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `register(_:forCellReuseIdentifier:)` and of the same functions of
/// collections: a registration replaces the earlier one, and `nil` removes it.
@MainActor @Suite struct ReuseRegistryTests {
    private final class Row: UITableViewCell {}
    private final class OtherRow: UITableViewCell {}
    private final class End: UITableViewHeaderFooterView {}
    private final class Item: UICollectionViewCell {}
    private final class Header: UICollectionReusableView {}

    private let path = IndexPath(item: 0, section: 0)

    @Test func aClassReplacesAPrototypeOfATable() {
        useScreen()
        let table = makeTable(CountingSource([1]))
        table.register(prototype: { OtherRow() }, forCellReuseIdentifier: "x")
        #expect(table.dequeueReusableCell(withIdentifier: "x") is OtherRow)
        table.register(Row.self, forCellReuseIdentifier: "x")
        let cell = table.dequeueReusableCell(withIdentifier: "x", for: path)
        #expect(cell is Row && cell.reuseIdentifier == "x")
        // A prototype is registered when the table is decoded, so before any class.
        table.register(prototype: { OtherRow() }, forCellReuseIdentifier: "x")
        #expect(table.dequeueReusableCell(withIdentifier: "x") is Row)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
        #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    }

    @Test func cellsOfAnEarlierRegistrationAreNotReused() {
        useScreen()
        let source = CountingSource([1])
        let table = makeTable(source)
        table.register(Row.self, forCellReuseIdentifier: "x")
        source.cell = { table.dequeueReusableCell(withIdentifier: "x", for: $0) }
        table.layoutIfNeeded()
        #expect(table.visibleCells.first is Row)
        source.rows = [0]
        table.reloadData()
        table.layoutIfNeeded()
        table.register(OtherRow.self, forCellReuseIdentifier: "x")
        source.rows = [1]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.first is OtherRow)
    }

    /// Cells, headers, and the kinds of supplementary views have identifiers of their own.
    @Test func identifiersBelongToAKind() {
        useScreen()
        let table = makeTable(CountingSource([1]))
        table.register(Row.self, forCellReuseIdentifier: "x")
        table.register(End.self, forHeaderFooterViewReuseIdentifier: "x")
        #expect(table.dequeueReusableCell(withIdentifier: "x") is Row)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") is End)
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "x")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "x") is Row)
    }

    @Test func aClassReplacesPrototypesOfACollection() {
        useScreen()
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(
            prototype: { UICollectionViewCell(frame: .zero) }, ofKind: "",
            withReuseIdentifier: "x")
        collection.register(Item.self, forCellWithReuseIdentifier: "x")
        #expect(collection.dequeueReusableCell(withReuseIdentifier: "x", for: path) is Item)
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(
            prototype: { UICollectionReusableView(frame: .zero) }, ofKind: kind,
            withReuseIdentifier: "x")
        collection.register(
            Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "x")
        func header() -> UICollectionReusableView {
            collection.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "x", for: path)
        }
        #expect(header() is Header)
        collection.register(
            nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: "x")
        let (view, log) = DiagnosticLog.collecting { header() }
        #expect(!(view is Header) && log.count == 1)
    }
}
