import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation. The dimensions are decisions of this package.
@MainActor struct UIAlertControllerTests {
    private func alert(
        _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        return alert
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func buttons(_ alert: UIAlertController) -> [(String?, CGRect)] {
        alert.view.subviews.flatMap { card in
            card.subviews.compactMap { $0 as? AlertButton }
                .map { ($0.action.title, $0.convert($0.bounds, to: alert.view)) }
        }
    }

    @Test func alertsAreCentered() throws {
        try BarScreen.use("iphone-8", 15)
        let alert = alert(.alert, [("OK", .default)])
        let window = show(alert)
        let card = try #require(alert.view.subviews.first)
        #expect(card.frame.width == 270 && card.frame.midX == 187.5)
        #expect(abs(card.frame.midY - 333.5) <= 0.5)
        #expect(window.subviews.count == 1)
    }

    @Test func twoShortActionsAreInARow() throws {
        try BarScreen.use("iphone-8", 15)
        let pair = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        let window = show(pair)
        let boxes = buttons(pair)
        // The cancel button is on the leading side, whenever it was added.
        #expect(boxes.map(\.0) == ["Cancel", "Delete"])
        #expect(boxes[0].1.minY == boxes[1].1.minY && boxes[0].1.maxX <= boxes[1].1.minX)
        let long = alert(.alert, [("Delete every note in this folder", .default), ("No", .cancel)])
        window.rootViewController = long
        window.layoutIfNeeded()
        let stacked = buttons(long)
        #expect(stacked[0].1.maxY <= stacked[1].1.minY)
    }

    /// Documentation/Metrics.md 5.5: a message that is too long for the screen scrolls; the buttons
    /// stay visible.
    @Test func aTallMessageScrolls() throws {
        try BarScreen.use("iphone-8", 15)
        UIScreen.main.device.contentSize = .accessibilityExtraExtraExtraLarge
        let alert = alert(.alert, [("OK", .default)])
        alert.message = String(repeating: "A long message. ", count: 20)
        let window = show(alert)
        let card = try #require(alert.view.subviews.first)
        #expect(window.bounds.contains(card.frame) && card.frame.height < 667)
        let scroller = try #require(card.subviews.compactMap { $0 as? AlertScroller }.first)
        let content = scroller.content
        #expect(content.contentSize.height > content.bounds.height)
        // The text fades out, and an indicator is as long as the part that is visible.
        let shade = try #require(content.superview?.layer.mask as? CAGradientLayer)
        #expect(shade.locations.map { $0[1].doubleValue < 1 } == true)
        let indicator = try #require(scroller.subviews.last).frame
        #expect(indicator.height > 20 && indicator.height < scroller.bounds.height - 24)
        let button = try #require(buttons(alert).first)
        #expect(abs(button.1.maxY - card.frame.maxY) <= 0.5)
        #expect(abs(button.1.minY - card.frame.minY - scroller.frame.maxY) <= 0.5)
    }

    @Test func cancelActionsAreLast() throws {
        try BarScreen.use("iphone-8", 15)
        let alert = alert(.alert, [("No", .cancel), ("One", .default), ("Two", .default)])
        let window = show(alert)
        #expect(buttons(alert).map(\.0) == ["One", "Two", "No"])
        #expect(window.subviews.count == 1)
    }

    @Test func aSheetHasTwoCardsAtTheBottom() throws {
        try BarScreen.use("iphone-8", 15)
        let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Share", .default)])
        let window = show(sheet)
        let cards = sheet.view.subviews.map(\.frame)
        #expect(cards.count == 2 && cards.allSatisfy { $0.minX == 8 && $0.width == 359 })
        #expect(cards[1].maxY == 659 && cards[0].maxY == cards[1].minY - 8)
        #expect(window.subviews.count == 1)
    }

    @Test func onlyOneActionCancels() throws {
        try BarScreen.use("iphone-8", 15)
        let (alert, diagnostics) = DiagnosticLog.collecting {
            self.alert(.alert, [("No", .cancel), ("Never", .cancel)])
        }
        #expect(alert.actions.count == 1 && diagnostics.count == 1)
    }

    @Test func thePreferredActionIsBold() throws {
        try BarScreen.use("iphone-8", 15)
        let alert = alert(.alert, [("No", .cancel), ("Yes", .default)])
        #expect(alert.actions.map(alert.isEmphasized) == [true, false])
        alert.preferredAction = alert.actions[1]
        #expect(alert.actions.map(alert.isEmphasized) == [false, true])
    }

    @Test func alertsAreAboveTheirPresenter() throws {
        try BarScreen.use("iphone-8", 15)
        let controller = UIViewController()
        let window = show(controller)
        let alert = alert(.alert, [("OK", .default)])
        controller.present(alert, animated: true)
        window.layoutIfNeeded()
        #expect(alert.view.window === window && !controller.view.isHidden)
        #expect(alert.view.frame == window.bounds)
        controller.dismiss(animated: true)
        #expect(alert.view.superview == nil)
    }

    @Test func actionSheetsOnIPadsArePopovers() throws {
        try BarScreen.use("ipad-air-2", 15)
        let controller = UIViewController()
        let window = show(controller)
        let source = UIView(frame: CGRect(x: 600, y: 100, width: 40, height: 40))
        controller.view.addSubview(source)
        let sheet = alert(.actionSheet, [("Share", .default), ("Cancel", .cancel)])
        sheet.popoverPresentationController?.sourceView = source
        let (_, diagnostics) = DiagnosticLog.collecting {
            controller.present(sheet, animated: false)
        }
        window.layoutIfNeeded()
        let card = try #require(sheet.view.subviews.first)
        #expect(diagnostics.isEmpty)
        // An arrow of 13 points below the source, and 10 points from the edge of the screen.
        let frame = card.convert(card.bounds, to: nil)
        #expect(frame.minY == 153 && frame.maxX == 758 && frame.width == 304)
        // A touch outside cancels, so there is no cancel button.
        #expect(buttons(sheet).map(\.0) == ["Share"])
        controller.dismiss(animated: false)
        let lost = alert(.actionSheet, [("Share", .default)])
        let (_, lostDiagnostics) = DiagnosticLog.collecting {
            controller.present(lost, animated: false)
        }
        #expect(lostDiagnostics.count == 1)
    }
}
