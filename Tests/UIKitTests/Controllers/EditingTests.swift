import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `setEditing(_:animated:)`, `editButtonItem`, and
/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor @Suite struct EditingTests {
    private final class Notes: UITableViewController {
        var calls: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append(editing)
        }
    }

    @Test func editButtonsTurnEditingOn() {
        use()
        let controller = Notes(style: .plain)
        controller.loadViewIfNeeded()
        let button = controller.editButtonItem
        #expect(button === controller.editButtonItem && button.systemItem == .edit)
        button.tapped()
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(controller.calls == [true] && button.systemItem == .done)
        controller.isEditing = false
        #expect(controller.calls == [true, false] && !controller.tableView.isEditing)
    }

    @Test func transitionsExchangeViews() {
        use()
        let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        var isFinished = false
        parent.transition(
            from: old, to: new, duration: 0, options: [], animations: nil,
            completion: { isFinished = $0 })
        #expect(isFinished && new.view.superview === parent.view && old.view.superview == nil)
    }
}
