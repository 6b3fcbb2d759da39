import Foundation

/// The list of the controllers that don't fit in the tab bar. It appears from six tabs on phones
/// and nine on iPads, up to iOS 17; a row's controller is shown in place of the list, not pushed
/// (Documentation/Metrics.md 1.4).
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private weak var owner: UITabBarController?
    private let table = UITableView(frame: .zero, style: .plain)

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = "More"
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        table.reloadData()
    }

    private var rows: [UIViewController] { owner?.beyondBar ?? [] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row].itemInTabBar.title
        cell.imageView?.image = rows[indexPath.row].itemInTabBar.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        owner?.choseBeyondBar(rows[indexPath.row])
    }
}
