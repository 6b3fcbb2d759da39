import UIKit

/// The apps with two columns that the chapters name, on the iPad of their day: a list, and the
/// chosen item next to it in landscape.
enum TwoColumnApp: String, CaseIterable {
    case mail = "Mail"
    case notes = "Notes"

    @MainActor func make() -> UIViewController {
        let split = UISplitViewController(nibName: nil, bundle: nil)
        split.viewControllers = [
            UINavigationController(rootViewController: ItemListController(self)),
            UINavigationController(rootViewController: ItemController(self)),
        ]
        return split
    }

    fileprivate var listTitle: String { self == .mail ? "Inbox" : "Notes" }

    /// The titles and the first lines of the items; the first item is shown.
    fileprivate var items: [(title: String, line: String)] {
        switch self {
        case .mail:
            [
                ("Lena Berg", "The photos of our walk"), ("Anders Lind", "Train on Friday"),
                ("Ines Duarte", "Keys to the cabin"), ("Library", "Two books are due"),
            ]
        case .notes:
            [
                ("Packing list", "Monday"), ("Names of the peaks", "Sunday"),
                ("Birthday", "Last week"), ("Recipe for soup", "In May"),
            ]
        }
    }

    fileprivate var text: String {
        switch self {
        case .mail:
            """
            Dear Anna,

            Here are the photos of our walk over the pass. The one with the fog in the valley is \
            my favorite. When shall we go again?

            Lena
            """
        case .notes:
            """
            Packing list

            Boots, a warm jacket, the map
            Bread, cheese, two apples
            The camera and a spare battery
            """
        }
    }
}

/// The list of messages or notes.
private final class ItemListController: UITableViewController {
    private let app: TwoColumnApp

    init(_ app: TwoColumnApp) {
        self.app = app
        super.init(style: .plain)
        title = app.listTitle
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.rowHeight = 60
        tableView.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        app.items.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let item = app.items[indexPath.row]
        cell.textLabel?.text = item.title
        cell.detailTextLabel?.text = item.line
        return cell
    }
}

/// The chosen message or note.
private final class ItemController: UIViewController {
    private let app: TwoColumnApp

    init(_ app: TwoColumnApp) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
        title = app.items[0].title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 768, height: 960))
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.isEditable = false
        text.font = .systemFont(ofSize: 18)
        text.text = app.text
        if app == .notes {
            text.backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.77, alpha: 1)
            text.textColor = UIColor(red: 0.35, green: 0.2, blue: 0.1, alpha: 1)
        }
        view = text
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
