import ContactSheet

/// A row of a sample table.
struct SampleRow {
    var style = UITableViewCell.CellStyle.default
    var text = ""
    var detail: String?
    var accessory = UITableViewCell.AccessoryType.none
    var image = false
    var isSelected = false
}

/// A section of a sample table with its titles.
struct SampleSection {
    var header: String?
    var footer: String?
    let rows: [SampleRow]
}

/// A table view that retains its data source.
final class SampleTable: UITableView {
    private let source: SampleTableSource

    init(_ sections: [SampleSection], style: Style = .plain, isEditing: Bool = false) {
        source = SampleTableSource(sections)
        super.init(frame: .zero, style: style)
        dataSource = source
        delegate = source
        self.isEditing = isEditing
        contentInsetAdjustmentBehavior = .never
        for (section, content) in sections.enumerated() {
            for (row, content) in content.rows.enumerated() where content.isSelected {
                selectRow(
                    at: IndexPath(row: row, section: section), animated: false,
                    scrollPosition: .none)
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

final class SampleTableSource: UITableViewDataSource, UITableViewDelegate {
    private let sections: [SampleSection]

    init(_ sections: [SampleSection]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.accessoryType = row.accessory
        if row.image {
            cell.imageView?.image = UIImage(
                placeholder: "image", size: CGSize(width: 29, height: 29))
        }
        return cell
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].header }

    func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sections[section].footer }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.row == 0 ? .insert : .delete
    }
}
