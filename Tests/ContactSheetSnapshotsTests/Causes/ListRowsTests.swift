import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: one change of a table is one decision.
@Suite struct ListRowsTests {
    private func causes(_ old: ViewNode, _ new: ViewNode) -> [String] {
        TreeDifference(from: old, to: new).causes.filter { !$0.isConsequence }.map(\.summary)
    }

    /// A table with rows that have a height and the properties of their place in a group.
    private func table(
        _ rows: Int, height: CGFloat = 44, _ properties: [ViewProperty] = [],
        row: [ViewProperty] = []
    ) -> ViewNode {
        let cells = (0..<rows).map { index in
            ViewNode(
                type: "UITableViewCell",
                frame: CGRect(x: 0, y: CGFloat(index) * height, width: 320, height: height),
                id: "row-\(index)", properties: row)
        }
        return ViewNode(
            type: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            children: [
                ViewNode(
                    type: "UITableView", frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                    id: "table", properties: properties, children: cells)
            ])
    }

    @Test func rowsLeaveTheScreenBecauseOfTheRowHeight() {
        let new = table(6, height: 71, [ViewProperty("row height", "71")])
        #expect(
            causes(table(9), new) == [
                "Table View: row height default → 71"
            ])
    }

    @Test func rowsEnterTheScreenBecauseOfTheRowHeight() {
        let old = table(6, height: 71, [ViewProperty("row height", "71")])
        #expect(
            causes(old, table(9)) == [
                "Table View: row height 71 → default"
            ])
    }

    @Test func removedRowsAreACause() {
        #expect(
            causes(table(3), table(2)) == [
                "Table View Cell: removed (UITableView > UITableViewCell[2])"
            ])
        let new = table(2, [ViewProperty("editing", "yes")])
        #expect(
            causes(table(3), new) == [
                "Table View: editing default → yes",
                "Table View Cell: removed (UITableView > UITableViewCell[2])",
            ])
    }

    @Test func groupsDetermineTheCornersOfRows() {
        let corners = [
            ViewProperty("corner radius", "10"), ViewProperty("rounded corners", "3"),
        ]
        let old = table(2, [ViewProperty("table style", "insetGrouped")], row: corners)
        let new = table(2, [ViewProperty("table style", "grouped")])
        #expect(
            causes(old, new) == [
                "Table View: table style insetGrouped → grouped"
            ])
        // Without another cause, the corners are it.
        let same = table(2, [ViewProperty("table style", "insetGrouped")])
        #expect(causes(old, same).count == 4)
        // Other tables don't set corners.
        #expect(causes(table(1), table(1, row: corners)).count == 2)
    }
}
