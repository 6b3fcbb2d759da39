import UIKit

/// A screen that shows a page of the catalog on iPhones.
final class PhonePageViewController: UITableViewController {
    private let sections: [PhoneSection]
    private lazy var cells = sections.map { $0.rows.map { cell($0) } }

    init(_ page: PhonePage) {
        sections = page.sections()
        super.init(style: .insetGrouped)
        title = page.name
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the page in a navigation controller with a large title.
    static func make(_ page: PhonePage) -> UIViewController {
        let bars = UINavigationController(rootViewController: PhonePageViewController(page))
        bars.navigationBar.prefersLargeTitles = true
        return bars
    }

    private func cell(_ row: PhoneRow) -> UITableViewCell {
        switch row {
        case .wide(let view): return FormCell(view)
        case .control(let title, let control):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.cell()
            content.text = title
            cell.contentConfiguration = content
            control.sizeToFit()
            cell.accessoryView = control
            return cell
        case .text(let title, let detail, let symbol, let accessory):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.valueCell()
            content.text = title
            content.secondaryText = detail
            content.image = symbol.flatMap {
                UIImage(
                    systemName: $0,
                    withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
            }
            cell.contentConfiguration = content
            cell.accessoryType = accessory
            return cell
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells[section].count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.section][indexPath.row] }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }
}
