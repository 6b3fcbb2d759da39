import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UITableViewDelegate` and of alert actions.
@MainActor @Suite struct ListTouchTests {
    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        var lines: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(
            _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? { indexPath.row == 2 ? nil : indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            lines.append("deselect \(indexPath.row)")
        }
    }

    @Test func tapsSelectSelectableRows() {
        let (table, rows) = (UITableView(), Rows())
        let stage = TouchStage(table)
        (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 44)
        stage.window.layoutIfNeeded()
        for row in 0...2 {
            let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
            let place = CGPoint(x: rect.midX, y: rect.midY)
            stage.fingers.tap(at: table.convert(place, to: stage.window))
        }
        #expect(rows.lines == ["select 0", "deselect 0", "select 1"])
        #expect(table.indexPathForSelectedRow?.row == 1)
    }

    @Test func tappedAlertActionsRunAfterDismissal() throws {
        let stage = TouchStage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var count = 0
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in count += 1 })
        controller.present(alert, animated: false)
        stage.window.layoutIfNeeded()
        func find(_ view: UIView) -> AlertButton? {
            view as? AlertButton ?? view.subviews.lazy.compactMap(find).first
        }
        let button = try #require(find(stage.window))
        stage.fingers.tap(at: button.convert(button.touchPoint, to: stage.window))
        #expect(count == 1 && controller.presentedViewController == nil)
    }

    @Test func barButtonsAndTabsRespondToTaps() {
        let bar = UITabBar()
        let stage = TouchStage(bar)
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        stage.window.layoutIfNeeded()
        stage.fingers.tap(at: items[1].button.convert(items[1].button.touchPoint, to: nil))
        #expect(bar.selectedItem === items[1])
        var count = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        item.tapped()
        item.isEnabled = false
        item.tapped()
        #expect(count == 1)
    }
}
