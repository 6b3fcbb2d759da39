import ContactSheet
import UIKit

/// A split view with three columns: journeys, the days of one journey, and a day's entry.
enum SplitSample: String, CaseIterable {
    case launch = "At launch"
    case allColumns = "All columns"

    /// iPads of three sizes, one of them with multitasking, and two phones, of which the large one
    /// shows columns in landscape.
    static let configurations: [Configuration] = [
        ("ipad-10", [.full, .half, .twoThirds], 18), ("ipad-pro-12-9-3", [.full, .half], 18),
        ("ipad-mini-6", [.full], 18), ("iphone-15", [.full], 18),
        ("iphone-15-plus", [.full], 18), ("ipad-10", [.full], 26),
    ].flatMap { (slug: String, parts: [Multitasking], iOS: Int) in
        Configuration.all(
            Device.named([slug]), orientations: [.portrait, .landscapeLeft],
            multitasking: parts, iOS: IOSVersion(iOS))
    }

    /// The configurations with references: all at launch, and a window of each width in which the
    /// preferred mode shows more columns than at launch.
    var references: [Configuration] {
        guard self == .allColumns else { return Self.configurations }
        return Self.configurations.filter {
            ["ipad-10", "ipad-pro-12-9-3"].contains($0.group.slug)
                && ($0.multitasking == .full
                    || $0.multitasking == .twoThirds && $0.orientation == .landscapeLeft)
        }
    }

    @MainActor func make() -> UIViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(JourneysViewController(), for: .primary)
        split.setViewController(DaysViewController(), for: .supplementary)
        split.setViewController(DayViewController(), for: .secondary)
        if self == .allColumns { split.preferredDisplayMode = .twoBesideSecondary }
        return split
    }
}

/// A list of lines with symbols, one of which is selected.
private class LinesViewController: UITableViewController {
    struct Line {
        var symbol: String
        var title: String
        var detail: String
    }

    var lines: [Line] { [] }
    var chosen: Int { 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        tableView.selectRow(
            at: IndexPath(row: chosen, section: 0), animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let line = lines[indexPath.row]
        cell.imageView?.image = UIImage(systemName: line.symbol)
        cell.textLabel?.text = line.title
        cell.detailTextLabel?.text = line.detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }
}

private final class JourneysViewController: LinesViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Journeys"
    }

    required init?(coder: NSCoder) { nil }

    override var chosen: Int { 1 }
    override var lines: [Line] {
        [
            Line(symbol: "folder", title: "Lisbon", detail: "Five days in April"),
            Line(symbol: "folder", title: "Bergen", detail: "Four days in June"),
            Line(symbol: "folder", title: "Graz", detail: "A weekend in September"),
            Line(symbol: "folder", title: "Reykjavík", detail: "Six days in December"),
        ]
    }
}

private final class DaysViewController: LinesViewController {
    init() {
        super.init(style: .plain)
        title = "Bergen"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    override var lines: [Line] {
        [
            Line(symbol: "1.circle", title: "The harbor", detail: "Fish market, old wharf"),
            Line(
                symbol: "2.circle", title: "Up the mountain", detail: "By cable car, back on foot"),
            Line(symbol: "3.circle", title: "A fjord", detail: "The slow boat"),
            Line(symbol: "4.circle", title: "Home", detail: "The night train"),
        ]
    }
}

/// An image, a heading, and a text, in a column of readable width.
private final class DayViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "The harbor"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .trash),
        ]
        let stack = UIStackView(arrangedSubviews: [picture, heading, text])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.readableContentGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private var picture: UIView {
        let view = UIImageView(image: UIImage(systemName: "photo"))
        view.contentMode = .center
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        view.tintColor = .tertiaryLabel
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        view.heightAnchor.constraint(equalToConstant: 160).isActive = true
        return view
    }

    private var heading: UILabel {
        let label = UILabel()
        label.text = "Rain before breakfast"
        label.font = .preferredFont(forTextStyle: .title2)
        return label
    }

    private var text: UILabel {
        let label = UILabel()
        label.text = """
            The old wharf leans a little, as it has for three hundred years. We had coffee under \
            its eaves and waited for the sun, which came at noon.
            """
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        return label
    }
}
