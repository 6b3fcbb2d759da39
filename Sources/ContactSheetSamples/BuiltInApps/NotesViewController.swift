import UIKit

/// A list of notes: its bar button opens a menu, and a long press on a note its context menu.
final class NotesViewController: UITableViewController {
    private static let notes = [
        ("Groceries", "Bread, tomatoes, and a lemon"), ("Ferry", "From pier 4 at 9:15"),
        ("Books", "The one about maps"), ("Garden", "Cut back the roses in March"),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Notes"
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: Self.menu)
        more.accessibilityLabel = "More"
        navigationItem.rightBarButtonItem = more
    }

    required init?(coder: NSCoder) { nil }

    private static var menu: UIMenu {
        let order = UIMenu(
            title: "Sort By", options: [.displayInline, .singleSelection],
            children: [action("Date Edited", state: .on), action("Title")])
        return UIMenu(children: [
            action("Select Notes", "checkmark.circle"), action("View Attachments", "paperclip"),
            order,
        ])
    }

    private static func action(
        _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) },
            attributes: attributes, state: state
        ) { _ in }
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { Self.notes.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let note = Self.notes[indexPath.row]
        cell.textLabel?.text = note.0
        cell.detailTextLabel?.text = note.1
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            let remove = Self.action("Delete", "trash", .destructive)
            return UIMenu(children: [
                Self.action("Pin Note", "pin"),
                UIMenu(title: "Share Note", children: [Self.action("Copy Link")]),
                UIMenu(options: .displayInline, children: [remove]),
            ])
        })
    }
}
