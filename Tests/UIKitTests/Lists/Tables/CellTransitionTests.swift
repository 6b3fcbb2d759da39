import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com, `UITableViewCell.willTransition(to:)` and `didTransition(to:)`.
@MainActor struct CellTransitionTests {
    private final class Diary: UITableViewCell {
        var calls: [String] = []

        override func willTransition(to state: StateMask) {
            calls.append("will \(state.rawValue)")
        }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("editing \(editing)")
        }

        override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
    }

    @Test func aCellIsNotifiedBeforeAndAfterEditingBegins() {
        let cell = Diary(style: .default, reuseIdentifier: nil)
        cell.takeEditing(TableCellEditing(isEditing: true, style: .delete))
        cell.takeEditing(TableCellEditing(isEditing: true, style: .delete))
        cell.takeEditing(TableCellEditing())
        #expect(
            cell.calls == ["will 1", "editing true", "did 1", "will 0", "editing false", "did 0"])
    }
}
