import Foundation
import InterfaceEditing
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: a decision (Documentation/LayoutIssues.md 1).
@MainActor struct SelfSizingTests {
    /// Returns the issues of a cell of 44 points with a text of several lines.
    private func issues(_ rule: LayoutRule, rowHeight: CGFloat?) throws -> [LayoutIssue] {
        let configuration = try #require(
            Configuration.all(Device.named(["iphone-x"]), orientations: [.portrait]).first)
        let preview = Preview("Test") {
            let root = UIView()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.documentOrigin = DocumentOrigin(id: "c", kind: "tableViewCell", line: 1)
            cell.frame = CGRect(x: 0, y: 100, width: 375, height: 44)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "many words ", count: 40)
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            if let rowHeight {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
                table.rowHeight = rowHeight
                table.addSubview(cell)
                root.addSubview(table)
            } else {
                root.addSubview(cell)
            }
            return root
        }
        return try preview.inspect(configuration, [rule.id])
    }

    @Test func cellsHaveTheHeightOfTheirConstraints() throws {
        #expect(try issues(TruncatedText.rule, rowHeight: nil).isEmpty)
        #expect(try issues(TruncatedText.rule, rowHeight: UITableView.automaticDimension).isEmpty)
        #expect(try issues(TruncatedText.rule, rowHeight: 44).count == 1)
    }
}
