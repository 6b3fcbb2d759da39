import Foundation
import Testing

@testable import UIKit

/// Source: UIKit's messages in published crash logs. Also tests the property that invalid input
/// never crashes.
@MainActor @Suite struct TableDiagnosticTests {
    private func messages(_ work: () -> Void) -> [String] {
        DiagnosticLog.collecting(work).1.map(\.message)
    }

    @Test(arguments: [-1, Int.max, Int.min])
    func invalidCounts(count: Int) {
        useScreen()
        let table = makeTable(CountingSource([count]))
        let said = messages { table.layoutIfNeeded() }
        #expect(
            said == [
                "Failed to allocate data stores for \(count) rows in section 0. Consider using "
                    + "fewer rows"
            ])
        #expect(table.visibleCells.isEmpty)
    }

    @Test func negativeHeight() {
        useScreen()
        let source = CountingSource([1])
        source.height = { _ in -2 }
        let table = makeTable(source)
        let said = messages { table.layoutIfNeeded() }
        #expect(
            said == [
                "table view row height must not be negative - provided height for index path "
                    + "{length = 2, path = 0 - 0} is -2.000000"
            ])
        #expect(table.visibleCells.first?.frame.height == 44)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
    func invalidHeights(height: CGFloat) {
        useScreen()
        let source = CountingSource([3])
        source.height = { _ in height }
        let table = makeTable(source)
        _ = messages { table.layoutIfNeeded() }
        #expect(table.contentSize.height.isFinite && !table.visibleCells.isEmpty)
    }

    @Test func unregistered() {
        useScreen()
        let table = makeTable(CountingSource([1]))
        let said = messages {
            _ = table.dequeueReusableCell(
                withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        }
        #expect(
            said == [
                "unable to dequeue a cell with identifier x - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard"
            ])
        #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    }

    @Test func inconsistentUpdates() {
        useScreen()
        let source = CountingSource([5])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let said = messages {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        #expect(
            said.first?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
        source.rows = [6]
        #expect(
            messages {
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 6)
    }

    /// A source that reloads while it is called, and one that returns the same cell.
    @Test func inconsistentDataSources() {
        useScreen()
        let source = CountingSource([3])
        let table = makeTable(source)
        let same = UITableViewCell()
        source.cell = { _ in
            table.reloadData()
            return same
        }
        let said = messages { table.layoutIfNeeded() }
        #expect(said.contains { $0.contains("that is already in use") })
    }

    @Test func unknownRow() {
        useScreen()
        let table = makeTable(CountingSource([3]))
        let said = messages {
            table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
            table.scrollToRow(at: IndexPath(index: 0), at: .top, animated: false)
            table.selectRow(at: IndexPath(), animated: false, scrollPosition: .top)
        }
        #expect(said.count == 2 && table.contentOffset == .zero)
        #expect(table.rectForRow(at: IndexPath(row: -1, section: 4)) == .zero)
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 9)) == nil)
    }
}
