import UIKit

/// Trailbook's settings: a profile and groups of rows with icons.
final class TrailbookSettingsViewController: UITableViewController {
    private enum Item: Hashable, Sendable {
        case profile
        case setting(SettingsRow)
    }

    private lazy var dataSource = UITableViewDiffableDataSource<Int, Item>(tableView: tableView) {
        [unowned self] table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        switch item {
        case .profile: showProfile(in: cell)
        case .setting(let row): show(row, in: cell)
        }
        return cell
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems([.profile], toSection: 0)
        for (number, rows) in SettingsRow.sections.enumerated() {
            snapshot.appendSections([number + 1])
            snapshot.appendItems(rows.map(Item.setting), toSection: number + 1)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func showProfile(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Mara Lindqvist"
        content.textProperties.font = TrailbookStyle.font(.title3, .semibold)
        content.secondaryText = "48 hikes · 612 km"
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.image = TrailbookStyle.image("Portrait")
        content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
        content.imageProperties.cornerRadius = 30
        content.imageToTextPadding = 14
        content.directionalLayoutMargins.top = 12
        content.directionalLayoutMargins.bottom = 12
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private func show(_ row: SettingsRow, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.image = IconTile.image(row.symbol, row.tone.color)
        cell.accessoryView = nil
        cell.accessoryType = .none
        switch row.accessory {
        case .detail(let text):
            content.secondaryText = text
            cell.accessoryType = .disclosureIndicator
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.onTintColor = TrailbookStyle.accent
            cell.accessoryView = toggle
        case .disclosure: cell.accessoryType = .disclosureIndicator
        }
        cell.contentConfiguration = content
    }
}
