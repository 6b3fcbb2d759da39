import Foundation
import Testing
import UIKit

/// Members that applications use often. Source: their documentation.
@MainActor struct CommonMembersTests {
    @Test func theRefreshControlIsTheTables() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control)
        controller.refreshControl = nil
        #expect(control.superview == nil)
    }

    @Test func gesturesAreReplaced() {
        let view = UIView()
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [pan]
        #expect(tap.view == nil)
        #expect(pan.view === view)
        #expect(view.gestureRecognizers == [pan])
    }

    @Test func aViewAsAnAccessoryIsAtTheEdge() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        cell.accessories = [
            .customView(configuration: .init(customView: view, placement: .trailing()))
        ]
        cell.layoutIfNeeded()
        let frame = view.convert(view.bounds, to: cell)
        #expect(frame.midY == 22)
        #expect(frame.minX > 250 && frame.maxX < 320)
        cell.accessories = []
        #expect(view.superview == nil)
    }

    @Test func stringsWithoutTranslationAreTheirKeys() {
        let (count, name) = (3, "Anna")
        #expect(String(localized: "Continue") == "Continue")
        #expect(String(localized: "\(count) notes by \(name), 100%") == "3 notes by Anna, 100%")
        let resource: LocalizedStringResource = "Hello, \(name)"
        #expect(String(localized: resource) == "Hello, Anna")
        #expect(String(localized: "title", defaultValue: "Notes") == "Notes")
    }
}
