import ContactSheet
import UIKit

/// Typical navigation controllers: a list, and a page that it pushes.
enum NavigationSample: String, CaseIterable {
    case list = "List"
    case page = "Page"

    /// A phone of each era, and iPads, in portrait and landscape.
    static let configurations: [Configuration] = [
        ("iphone-4", 6), ("iphone-5s", 7), ("iphone-x", 12), ("iphone-14", 18), ("iphone-17", 26),
        ("ipad-2", 6), ("ipad-8", 18),
    ].flatMap { slug, iOS in [Configuration].references(on: [slug], Orientation.usual, iOS: iOS) }

    /// The configurations with references. The bars of phones are lower in landscape, which an early
    /// and the current phone show.
    static let references = configurations.filter {
        $0.orientation == .portrait || ["iphone-4", "iphone-17"].contains($0.group.slug)
    }

    @MainActor func make() -> UIViewController {
        let cities = Cities()
        // The back button shows the title before the list's own view is loaded.
        cities.title = "Cities"
        let bars = UINavigationController(rootViewController: cities)
        bars.navigationBar.prefersLargeTitles = true
        if self == .page { bars.pushViewController(City(), animated: false) }
        return bars
    }
}

private final class Cities: UITableViewController {
    private let names = ["Amsterdam", "Bergen", "Cork", "Delft", "Esbjerg", "Faro", "Graz"]

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

private final class City: UIViewController {
    override func viewDidLoad() {
        title = "Bergen"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = UIColor(white: 0.93, alpha: 1)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        let label = UILabel()
        label.text = "Seven mountains and a harbor."
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        label.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
