import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// The rows, headers, and cards of iOS 26. Source: Documentation/Metrics.md 3 (recorded layouts).
@MainActor @Suite(.serialized) struct GlassTableTests {
    private func use(_ slug: String, _ size: UIContentSizeCategory = .large) throws {
        try BarScreen.use(slug, 26)
        UIScreen.main.device.contentSize = size
    }

    private func height(_ cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func cell(
        _ style: UITableViewCell.CellStyle = .default, in table: UITableView.Style = .plain
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.context = TableCellContext(
            style: table, isFirst: true, isLast: true, separatorStyle: .none)
        return cell
    }

    @Test(arguments: [
        ("iphone-se-3", UIContentSizeCategory.large, CGFloat(52)), ("iphone-16", .large, 52),
        ("iphone-se-3", .extraExtraExtraLarge, 59), ("iphone-se-3", .accessibilityLarge, 80),
    ])
    func rows(slug: String, size: UIContentSizeCategory, expected: CGFloat) throws {
        try use(slug, size)
        #expect(height(cell()) == expected)
    }

    @Test func rowsWithAContentConfiguration() throws {
        try use("iphone-16")
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
        #expect(height(cell) == 53)
    }

    @Test func subtitles() throws {
        try use("iphone-se-3")
        #expect(height(cell(.subtitle)) == 62)
        #expect(height(cell(.subtitle, in: .grouped)) == 69.5)
        try use("iphone-16")
        #expect(abs(height(cell(.subtitle, in: .insetGrouped)) - 208.0 / 3) < 0.001)
    }

    @Test func contentMargins() throws {
        try use("iphone-16")
        #expect(
            cell().contentView.layoutMargins
                == UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
        #expect(TableMetrics.textInset == 16)
    }

    @Test(arguments: [("iphone-16", CGFloat(393), CGFloat(20)), ("iphone-se-3", 375, 16)])
    func cards(slug: String, width: CGFloat, margin: CGFloat) throws {
        try use(slug)
        let table = makeTable(
            CountingSource([1]), style: .insetGrouped, size: CGSize(width: width, height: 600))
        table.layoutIfNeeded()
        let row = try #require(table.visibleCells.first)
        #expect(row.frame.minX == margin && row.frame.width == width - 2 * margin)
    }

    private func tops(footers: [Int: String]) -> [CGFloat] {
        let source = FooterSource([1, 1])
        source.headers = [0: "One", 1: "Two"]
        source.footers = footers
        source.height = { _ in 44 }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .grouped)
        table.adopt(source: source)
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame.minY)
    }

    /// The first header is 35 + 20.5; a footer of one line is 30, and the next header 25 + 20.5; an
    /// untitled footer is 17.5, and the next header 38.
    @Test func groupedHeadersAndFooters() throws {
        try use("iphone-se-3")
        #expect(tops(footers: [0: "Footer"]) == [55.5, 55.5 + 44 + 30 + 45.5])
        #expect(tops(footers: [:]) == [55.5, 55.5 + 44 + 17.5 + 38])
    }

    @Test func firstHeadersBelowALargeTitleAre38() throws {
        let list = UITableViewController(style: .grouped)
        let source = CountingSource([1])
        source.headers = [0: "One"]
        list.tableView.adopt(source: source)
        list.title = "Title"
        let bars = UINavigationController(rootViewController: list)
        bars.navigationBar.prefersLargeTitles = true
        let window = try shownWindow("iphone-se-3", IOSVersion(26), bars)
        window.layoutIfNeeded()
        #expect(list.tableView.visibleCells.first?.frame.minY == 38)
    }

    /// The text of rows and the large title have the same margin.
    @Test(arguments: ["iphone-16", "iphone-se-3", "ipad-a16"])
    func rowsAreAlignedWithLargeTitles(slug: String) throws {
        try use(slug)
        #expect(TableMetrics.textInset == BarMetrics().sideMargin(width: 400))
    }
}

private final class FooterSource: UITableViewDataSource, UITableViewDelegate {
    let rows: [Int]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var height: (IndexPath) -> CGFloat = { _ in 44 }

    init(_ rows: [Int]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
    }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height(indexPath) }
    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { headers[section] }
    func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { footers[section] }
}
