import Foundation

@testable import UIKit

/// A data source and delegate that counts its calls.
final class CountingSource: UITableViewDataSource, UITableViewDelegate {
    var rows: [Int]
    var cell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
    var height: ((IndexPath) -> CGFloat)?
    var headers: [Int: String] = [:]
    var headerView: (Int) -> UIView? = { _ in nil }
    private(set) var asked: [IndexPath] = []

    init(_ rows: [Int]) {
        self.rows = rows
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        asked.append(indexPath)
        return cell(indexPath)
    }

    func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height?(indexPath) ?? tableView.rowHeight }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { headers[section] }

    func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { headerView(section) }
}

/// Returns a cell whose constraints determine its height.
func tallCell(_ height: CGFloat) -> UITableViewCell {
    MainActor.assumeIsolated {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "tall")
        let view = constrained(in: cell.contentView, 10, height)
        pin(view, to: cell.contentView, 0)
        return cell
    }
}

@MainActor func makeTable(
    _ source: CountingSource, style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 375, height: 600)
) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.adopt(source: source)
    return table
}
