import Foundation

@testable import UIKit

/// A table whose rows and headers are given by closures.
@MainActor final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let window = UIWindow(frame: UIScreen.main.bounds)
    var rows: [Int]
    var header: (Int) -> String? = { _ in nil }
    var headerHeight: CGFloat?
    var footer: (Int) -> String? = { _ in nil }
    var cell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }

    init(_ style: UITableView.Style, rows: [Int], frame: CGRect? = nil) {
        table = UITableView(frame: frame ?? UIScreen.main.bounds, style: style)
        self.rows = rows
        super.init()
        table.dataSource = self
        table.delegate = self
    }

    /// Lays the table out in a window without a controller, or as the view of a table controller.
    func show(inController: Bool = false) {
        if inController {
            let controller = UITableViewController(style: table.style)
            controller.tableView = table
            window.rootViewController = UINavigationController(rootViewController: controller)
        } else {
            window.addSubview(table)
        }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func row(_ row: Int, _ section: Int = 0) -> UITableViewCell {
        table.cellForRow(at: IndexPath(row: row, section: section)) ?? UITableViewCell()
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        header(section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer(section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight ?? UITableView.automaticDimension
    }
}

extension TableScene {
    /// Three sections with two rows each, without a controller.
    static func playlists() -> TableScene {
        let frame = CGRect(x: 0, y: 40, width: 375, height: 500)
        let scene = TableScene(.plain, rows: [2, 2, 2], frame: frame)
        let texts = [
            ["Daily Mix", "2025 Highlights"], ["Classic Interviews", "Night Drive"],
            ["One", "Two"],
        ]
        scene.header = { ["Recently Played", "Podcasts", "Stations"][$0] }
        scene.cell = { path in
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = texts[path.section][path.row]
            cell.contentConfiguration = content
            if path.section == 1 { cell.accessoryType = .disclosureIndicator }
            if path.section == 2 { cell.accessoryType = .checkmark }
            return cell
        }
        scene.show()
        return scene
    }

    /// Subtitle cells in a plain table of a controller.
    static func subtitles(_ category: UIContentSizeCategory = .large) -> TableScene {
        UIScreen.main.device.contentSize = category
        let titles = ["India", "Hotel", "Golf", "Foxtrot", "Echo", "Delta", "Charlie"]
        let details = [
            "Ninth item", "Eighth item", "Seventh item", "Sixth item", "Fifth item", "Fourth item",
            "Third item",
        ]
        let scene = TableScene(.plain, rows: [7])
        scene.cell = { path in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = titles[path.row]
            cell.detailTextLabel?.text = details[path.row]
            return cell
        }
        scene.show(inController: true)
        return scene
    }

    var subtitleText: String {
        let cell = row(0)
        func text(_ label: UILabel?) -> String {
            let frame = label?.frame ?? .null
            let numbers = [frame.minX, frame.minY, frame.height].map { RecordedText.number($0) }
            let size = RecordedText.number(Double(label?.font.pointSize ?? 0))
            return "\(size) pt " + numbers.joined(separator: ",")
        }
        let height = RecordedText.number(cell.frame.height)
        return "\(height): \(text(cell.textLabel)); \(text(cell.detailTextLabel))"
    }
}

/// The separators that a cell draws, in its coordinate space.
@MainActor private func separators(of cell: UITableViewCell) -> String {
    cell.separatorFrames.map(RecordedText.frame).joined(separator: " ")
}

@MainActor private func list(_ values: [CGFloat]) -> String {
    values.map { RecordedText.number($0) }.joined(separator: " ")
}

@MainActor private func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel { return label }
    for subview in view.subviews {
        if let found = label(in: subview) { return found }
    }
    return nil
}

private let halfPoint = 0.5

let tableFacts = [
    Fact("table.plain headers", on: .phoneSE, "0,22,375,28 0,178,375,28 0,334,375,28") {
        let scene = TableScene.playlists()
        return (0..<3).compactMap { scene.table.headerView(forSection: $0) }
            .map { RecordedText.frame($0.frame) }.joined(separator: " ")
    },
    Fact("table.plain header label", on: .phoneSE, tolerance: halfPoint, "16,4,127,21") {
        let header = TableScene.playlists().table.headerView(forSection: 0)
        return RecordedText.frame(header.flatMap { label(in: $0) }?.frame ?? .null)
    },
    Fact("table.plain rows", on: .phoneSE, "53: 50 206 362") {
        let scene = TableScene.playlists()
        return "\(RecordedText.number(scene.row(0).frame.height)): "
            + list((0..<3).map { scene.row(0, $0).frame.minY })
    },
    Fact(
        "table.plain labels", on: .phoneSE, tolerance: halfPoint,
        "16,16.5,68.5,20.5 16,16.5,121,20.5 16,16.5,136,20.5 16,16.5,85.5,20.5"
    ) {
        let scene = TableScene.playlists()
        return [(0, 0), (1, 0), (0, 1), (1, 1)].map { row, section in
            RecordedText.frame(label(in: scene.row(row, section))?.frame ?? .null)
        }.joined(separator: " ")
    },
    Fact("table.plain content beside accessories", on: .phoneSE, "348.5 335") {
        let scene = TableScene.playlists()
        return list([1, 2].map { scene.row(0, $0).contentView.frame.width })
    },
    Fact("table.plain separator", on: .phoneSE, "16,52,351,1") {
        let scene = TableScene.playlists()
        return separators(of: scene.row(0))
    },
    Fact("table.plain order of subviews", on: .phoneSE, "5 4 3 2 1 0 header header header") {
        let scene = TableScene.playlists()
        return scene.table.subviews.compactMap { view -> String? in
            if view is UITableViewHeaderFooterView { return "header" }
            guard let cell = view as? UITableViewCell else { return nil }
            return scene.table.indexPath(for: cell).map { "\($0.section * 2 + $0.row)" }
        }.joined(separator: " ")
    },
    Fact("table.subtitle.plain", on: .phoneSE, "62: 17 pt 16,9,20.5; 15 pt 16,32.5,18") {
        TableScene.subtitles().subtitleText
    },
    Fact(
        "table.subtitle.plain detail widths", on: .phoneSE, tolerance: halfPoint,
        "70.5 77.5 89.5 68 65 79 69.5"
    ) {
        let scene = TableScene.subtitles()
        return list((0..<7).map { scene.row($0).detailTextLabel?.frame.width ?? 0 })
    },
    Fact(
        "table.subtitle.plain title widths", on: .phoneSE, tolerance: halfPoint,
        "36.5 41 31.5 54 38 40 53.5"
    ) {
        let scene = TableScene.subtitles()
        return list((0..<7).map { scene.row($0).textLabel?.frame.width ?? 0 })
    },
    Fact("table.subtitle.plain separator", on: .phoneSE, "16,61,343,1") {
        let scene = TableScene.subtitles()
        return separators(of: scene.row(0))
    },
    Fact("table.subtitle.xxxl", on: .phoneSE, "83: 23 pt 16,11,27.5; 21 pt 16,42.5,25.5") {
        TableScene.subtitles(.extraExtraExtraLarge).subtitleText
    },
    Fact("table.subtitle.axl", on: .phoneSE, "117: 33 pt 16,15,39.5; 30 pt 16,60.5,36") {
        TableScene.subtitles(.accessibilityLarge).subtitleText
    },
    Fact("table.untitled footer", "17.333") {
        let scene = TableScene(.grouped, rows: [1, 1])
        scene.show()
        return RecordedText.number(scene.table.rectForFooter(inSection: 0).height)
    },
    Fact("table.untitled header label", "6 6") {
        let scene = TableScene(.grouped, rows: [1, 1])
        scene.header = { _ in "Title" }
        scene.show()
        return list(
            (0..<2).map { section in
                let header = scene.table.headerView(forSection: section)
                return (header?.bounds.height ?? 0)
                    - (header.flatMap { label(in: $0) }?.frame.maxY ?? 0)
            })
    },
    Fact("table.untitled classic rows", "52 52 52 52; 16") {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        let scene = TableScene(.insetGrouped, rows: [4])
        scene.cell = { path in
            let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            if path.row == 1 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
        scene.show()
        return list((0..<4).map { scene.row($0).frame.height }) + "; "
            + RecordedText.number(Double(scene.row(3).textLabel?.frame.minY ?? 0))
    },
]
