import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 3 (stored frames of built-in cells and of static tables).
@MainActor @Suite struct TableMetricsTests {
    private func device(_ slug: String, _ iOS: IOSVersion) throws {
        UIScreen.main.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
        UIScreen.main.orientation = .portrait
    }

    private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }

    @Test(arguments: [
        ("iphone-6", IOSVersion(12), 44.0 as CGFloat), ("iphone-11", IOSVersion(16), 43.5),
        ("iphone-x", IOSVersion(16), (131 as CGFloat) / 3),
    ])
    func rowsOfOneLine(slug: String, iOS: IOSVersion, height: CGFloat) throws {
        try device(slug, iOS)
        let row = cell(.default).systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(row.height == height)
    }

    /// The title is at y 9 and the detail at y 32.5, in a row of 57.5 points.
    @Test func subtitles() throws {
        try device("iphone-11", IOSVersion(16))
        let row = cell(.subtitle)
        let height = row.systemLayoutSizeFitting(
            CGSize(width: 414, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(height == 57.5)
        row.frame = CGRect(x: 0, y: 0, width: 414, height: height)
        row.layoutIfNeeded()
        #expect(row.textLabel?.frame.origin == CGPoint(x: 20, y: 9))
        #expect(row.textLabel?.frame.height == 20.5)
        #expect(row.detailTextLabel?.frame.minY == 32.5)
    }

    /// Value 1 with a disclosure indicator: the detail ends 8 points before the accessory.
    @Test func valueOne() throws {
        try device("iphone-11", IOSVersion(16))
        let row = cell(.value1)
        row.accessoryType = .disclosureIndicator
        row.frame = CGRect(x: 0, y: 0, width: 414, height: 43.5)
        row.layoutIfNeeded()
        #expect(row.textLabel?.frame.minY == 12)
        #expect(row.detailTextLabel?.frame.maxX == 375.5)
    }

    /// Value 2: 91 points for the title, and 6 between title and detail.
    @Test func valueTwo() throws {
        try device("iphone-6", IOSVersion(12))
        let row = cell(.value2)
        row.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        row.layoutIfNeeded()
        #expect(row.textLabel?.frame.minX == 16 && row.textLabel?.frame.width == 91)
        #expect(row.detailTextLabel?.frame.minX == 113)
    }

    /// A text ends before the button of 22 points at the margin.
    @Test(arguments: [5, 9, 12, 15, 26])
    func detailsDoNotOverlapTheirButton(version: Int) throws {
        try device("ipad-air-1", IOSVersion(version))
        let row = cell(.value1)
        row.accessoryType = .detailButton
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        row.layoutIfNeeded()
        let end = try #require(row.detailTextLabel).frame.maxX
        #expect(end + 6 <= 320 - TableMetrics.textInset - 22)
    }

    private func rowTops(
        _ style: UITableView.Style, header: CGFloat, titles: [Int: String]
    ) -> [CGFloat] {
        let source = CountingSource([1, 1])
        source.headers = titles
        source.height = { _ in 44 }
        let table = makeTable(source, style: style)
        table.sectionHeaderHeight = header
        table.sectionFooterHeight = header
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame.minY)
    }

    @Test func groupedHeaders() throws {
        try device("iphone-6", IOSVersion(12))
        let titles = [0: "one", 1: "two"]
        #expect(rowTops(.grouped, header: 18, titles: [:]) == [35, 115])
        #expect(rowTops(.grouped, header: 18, titles: titles) == [55.5, 155.5])
        #expect(rowTops(.grouped, header: 10, titles: titles) == [55.5, 147.5])
        #expect(rowTops(.grouped, header: -1, titles: [:]) == [35, 114])
    }

    /// iOS 15 adds padding above plain headers.
    @Test func plainHeaders() throws {
        let titles = [0: "one", 1: "two"]
        try device("iphone-6", IOSVersion(12))
        #expect(rowTops(.plain, header: 28, titles: titles) == [28, 100])
        #expect(rowTops(.plain, header: 28, titles: [:]) == [0, 44])
        try device("iphone-11", IOSVersion(16))
        #expect(rowTops(.plain, header: 28, titles: titles) == [50, 144])
    }

    @Test func aHeaderFloatsUntilItsSectionEnds() throws {
        try device("iphone-6", IOSVersion(12))
        let source = CountingSource([3, 30])
        source.headers = [0: "one", 1: "two"]
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 60)
        table.contentOffset.y = 150
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 132)
        #expect(table.headerView(forSection: 1)?.frame.minY == 160)
    }

    @Test func insetGroups() throws {
        try device("iphone-x", IOSVersion(16))
        let table = makeTable(CountingSource([3]), style: .insetGrouped)
        table.layoutIfNeeded()
        let rows = table.visibleCells
        #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 343 })
        #expect(rows.map(\.layer.cornerRadius) == [10, 0, 10])
    }

    @Test func editing() throws {
        try device("iphone-x", IOSVersion(16))
        let table = makeTable(CountingSource([1]))
        table.layoutIfNeeded()
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let row = try #require(table.visibleCells.first)
        #expect(row.isEditing && row.editingStyle == .delete)
        #expect(row.contentView.frame.minX == 38)
    }
}
