import UIKit

/// Settings in the system's cell styles.
final class SettingsSampleController: UITableViewController {
    private enum Accessory {
        case none, disclosure, check, toggle
    }

    private struct Row {
        var style = UITableViewCell.CellStyle.default
        var text: String
        var detail: String?
        var symbol: String?
        var accessory = Accessory.disclosure
    }

    private let sections: [(header: String, footer: String?, rows: [Row])] = [
        (
            "Connections", "Devices nearby can find this device by its name.",
            [
                Row(text: "Airplane Mode", symbol: "airplane", accessory: .toggle),
                Row(style: .value1, text: "Wi-Fi", detail: "Harbor", symbol: "wifi"),
                Row(style: .value1, text: "Language", detail: "English"),
            ]
        ),
        (
            "Account", nil,
            [
                Row(style: .subtitle, text: "Ada Lovelace", detail: "Apple Account and iCloud"),
                Row(text: "Notifications"),
                Row(text: "Automatic", accessory: .check),
                Row(style: .value2, text: "phone", detail: "555-0123", accessory: .none),
            ]
        ),
    ]

    init() { super.init(style: .grouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: nil, action: nil)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].header }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sections[section].footer }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        if let symbol = row.symbol { cell.imageView?.image = UIImage(systemName: symbol) }
        switch row.accessory {
        case .none: break
        case .disclosure: cell.accessoryType = .disclosureIndicator
        case .check: cell.accessoryType = .checkmark
        case .toggle: cell.accessoryView = UISwitch()
        }
        return cell
    }
}
