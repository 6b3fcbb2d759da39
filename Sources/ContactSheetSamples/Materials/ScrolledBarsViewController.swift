import ContactSheet

/// Colorful rows that have scrolled below the bars.
final class ScrolledBarsViewController: UITableViewController {
    private static let names = [
        "Fjord", "Meadow", "Canyon", "Glacier", "Harbor", "Orchard", "Lagoon", "Prairie",
    ]

    /// Creates the rows inside a navigation controller with a toolbar item, inside a tab bar
    /// controller.
    static func inBars() -> UIViewController {
        let rows = ScrolledBarsViewController(style: .plain)
        rows.title = "Places"
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: nil, action: nil)
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
        let tabs = UITabBarController()
        let places = UINavigationController(rootViewController: rows)
        places.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        let others = [UITabBarItem.SystemItem.search, .downloads].map { item in
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 1)
            return other
        }
        tabs.viewControllers = [places] + others
        return tabs
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 72
        tableView.separatorStyle = .none
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.contentOffset.y += 190
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
            .systemPurple, .systemPink,
        ]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = Self.names[indexPath.row % Self.names.count]
        cell.detailTextLabel?.text = "Row \(indexPath.row + 1)"
        let swatch = UIView(frame: CGRect(x: 0, y: 6, width: 96, height: 60))
        swatch.backgroundColor = colors[indexPath.row % colors.count]
        swatch.layer.cornerRadius = 10
        cell.accessoryView = swatch
        return cell
    }
}
