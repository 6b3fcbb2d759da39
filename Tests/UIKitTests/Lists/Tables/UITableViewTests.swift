import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of UITableView, and arithmetic on the heights.
@MainActor @Suite struct UITableViewTests {
    /// Only visible rows are created and measured.
    @Test func fiveThousandSelfSizingRows() {
        useScreen()
        let source = CountingSource([5000])
        source.cell = { _ in tallCell(100) }
        let table = makeTable(source)
        table.layoutIfNeeded()
        #expect(source.asked.count <= 14)
        #expect(table.visibleCells.count == 6)
        #expect(table.contentSize.height < 5000 * 45)
        let before = source.asked.count
        table.contentOffset.y = 100_000
        table.layoutIfNeeded()
        #expect(source.asked.count - before <= 14)
        // A pixel is for the separator.
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 + 1 / UIScreen.main.scale })
    }

    @Test func rowsFollowEachOther() {
        useScreen()
        let source = CountingSource([3, 2])
        source.height = { CGFloat(10 * ($0.row + 1)) }
        let table = makeTable(source)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 10, 30, 60, 70])
        #expect(table.contentSize == CGSize(width: 375, height: 90))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 70)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 60, width: 375, height: 30))
        #expect(
            table.indexPathForRow(at: CGPoint(x: 5, y: 35)) == IndexPath(row: 2, section: 0))
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    }

    /// With an estimate of zero, all heights are requested at once.
    @Test func withoutEstimates() {
        useScreen()
        let source = CountingSource([100])
        source.height = { _ in 50 }
        let table = makeTable(source)
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 5000 && source.asked.count == 12)
    }

    @Test func scrollingToARow() {
        useScreen()
        let source = CountingSource([1000])
        source.cell = { _ in tallCell(70) }
        let table = makeTable(source)
        let path = IndexPath(row: 500, section: 0)
        table.scrollToRow(at: path, at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path)?.frame.maxY == table.bounds.maxY)
        table.scrollToRow(at: path, at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path)?.frame.minY == table.bounds.minY)
        table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == table.contentSize.height - 600)
    }

    @Test func cellsAreReused() {
        useScreen()
        let source = CountingSource([100])
        let table = makeTable(source)
        var made = 0
        table.register(RegisteredCell.self, forCellReuseIdentifier: "cell")
        RegisteredCell.onInit = { made += 1 }
        source.cell = { table.dequeueReusableCell(withIdentifier: "cell", for: $0) }
        table.layoutIfNeeded()
        let first = made
        #expect(table.visibleCells.allSatisfy { $0 is RegisteredCell })
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        #expect(made <= first + 2 && first == 14)
    }

    @Test func selection() {
        useScreen()
        let table = makeTable(CountingSource([5]))
        let (one, two) = (IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0))
        table.selectRow(at: one, animated: false, scrollPosition: .none)
        table.selectRow(at: two, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == two)
        table.layoutIfNeeded()
        table.allowsMultipleSelection = true
        table.selectRow(at: one, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [two, one])
        table.deselectRow(at: two, animated: false)
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func tableHeaderAndFooter() {
        useScreen()
        let source = CountingSource([2])
        source.height = { _ in 50 }
        let table = makeTable(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 80))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 180, width: 375, height: 30))
        #expect(table.contentSize.height == 210)
    }

    /// Heights that depend on the width are measured again when it changes.
    @Test func anotherWidth() {
        useScreen()
        let source = CountingSource([3])
        source.cell = { _ in
            let cell = UITableViewCell()
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "word ", count: 20)
            return cell
        }
        let table = makeTable(source)
        table.layoutIfNeeded()
        let narrow = table.visibleCells[0].frame.height
        table.frame.size.width = 1000
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].frame.height < narrow)
        #expect(source.asked.count == 3)
    }
}

final class RegisteredCell: UITableViewCell {
    static var onInit: () -> Void = {}

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.onInit()
    }

    required init?(coder: NSCoder) { nil }
}
