import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction, and the methods of table and
/// collection views' delegates.
@MainActor @Suite(.serialized) struct ContextMenuTests {
    private func menu(_ titles: String...) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: titles.map { title in UIAction(title: title) { _ in } })
        })
    }

    private func titles(_ window: UIWindow) -> [String] {
        func rows(_ view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(rows)
        }
        return window.subviews.filter { $0 is MenuScreen }.flatMap(rows).map(\.element.title)
    }

    private final class Delegate: UIContextMenuInteractionDelegate {
        var configuration: UIContextMenuConfiguration?
        var log: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            self.log.append("asked at \(location.x), \(location.y)")
            return self.configuration
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { self.log.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("ends")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion { self.log.append("opened") }
        }
    }

    /// Shows a view of 100 × 100 points at (40, 200) with an interaction.
    private func show(
        _ delegate: Delegate
    ) throws -> (window: UIWindow, interaction: UIContextMenuInteraction) {
        UIApplication.restart()
        let page = UIViewController()
        let view = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
        view.backgroundColor = .red
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        page.view.addSubview(view)
        return (try shownWindow("iphone-16", IOSVersion(26), page), interaction)
    }

    @Test func aLongPressOpensTheMenu() throws {
        let delegate = Delegate()
        delegate.configuration = menu("Copy", "Share")
        let (window, interaction) = try show(delegate)
        SimulatedFingers(on: window).press(at: CGPoint(x: 60, y: 230), for: 1)
        #expect(titles(window) == ["Copy", "Share"])
        #expect(interaction.location(in: interaction.view) == CGPoint(x: 20, y: 30))
        window.layoutIfNeeded()
        // The preview is where the view is.
        SimulatedFingers(on: window).tap(at: CGPoint(x: 60, y: 230))
        #expect(titles(window).isEmpty)
        #expect(delegate.log == ["asked at 20.0, 30.0", "displayed", "ends", "opened"])
    }

    @Test func menusCanBeChangedAndDismissed() throws {
        let delegate = Delegate()
        delegate.configuration = menu("Copy")
        let (window, interaction) = try show(delegate)
        SimulatedFingers(on: window).press(at: CGPoint(x: 60, y: 230), for: 1)
        interaction.updateVisibleMenu {
            $0.replacingChildren($0.children + [UIAction(title: "Share") { _ in }])
        }
        #expect(titles(window) == ["Copy", "Share"])
        interaction.dismissMenu()
        #expect(titles(window).isEmpty && delegate.log.last == "ends")
    }

    @Test func shortPressesAndViewsWithoutAMenu() throws {
        let delegate = Delegate()
        let (window, _) = try show(delegate)
        SimulatedFingers(on: window).press(at: CGPoint(x: 60, y: 230), for: 0.2)
        #expect(delegate.log.isEmpty)
        SimulatedFingers(on: window).press(at: CGPoint(x: 60, y: 230), for: 1)
        #expect(titles(window).isEmpty && delegate.log.count == 1)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []
        var configuration: UIContextMenuConfiguration?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPath.row == 1 ? configuration : nil }
    }

    /// The row isn't selected when the finger is lifted.
    @Test func rowsOfTables() throws {
        UIApplication.restart()
        let rows = Rows()
        rows.configuration = menu("Delete")
        let page = UITableViewController()
        page.tableView.dataSource = rows
        page.tableView.delegate = rows
        page.tableView.rowHeight = 50
        let window = try shownWindow("iphone-16", IOSVersion(26), page)
        window.layoutIfNeeded()
        let top = page.tableView.convert(CGPoint.zero, to: nil).y
        SimulatedFingers(on: window).press(at: CGPoint(x: 100, y: top + 25), for: 1)
        #expect(titles(window).isEmpty && rows.selected == [0])
        SimulatedFingers(on: window).press(at: CGPoint(x: 100, y: top + 75), for: 1)
        #expect(titles(window) == ["Delete"] && rows.selected == [0])
    }
}
