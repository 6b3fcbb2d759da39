import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIPopoverPresentationController`. The order of sides and the
/// arrow's dimensions are this package's decisions.
@MainActor @Suite struct PopoverTests {
    /// Presents a popover of 200 by 100 on an iPad of 768 by 1024, pointing at a rectangle.
    private func present(
        _ source: CGRect, _ iOS: Int = 15, _ directions: UIPopoverArrowDirection = .any
    ) throws -> (Stage, Actor, UIPopoverPresentationController) {
        let stage = try Stage("ipad-air-2", iOS)
        let new = stage.actor("New", .popover)
        new.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(new.popoverPresentationController)
        popover.sourceView = stage.root.view
        popover.sourceRect = source
        popover.permittedArrowDirections = directions
        stage.root.present(new, animated: false)
        return (stage, new, popover)
    }

    @Test(arguments: [
        (CGRect(300, 200, 100, 40), UIPopoverArrowDirection.up, CGRect(250, 253, 200, 100)),
        // No space below.
        (CGRect(300, 950, 100, 40), .down, CGRect(250, 837, 200, 100)),
        // Neither above nor below: the anchor is as tall as the screen.
        (CGRect(100, 0, 100, 1024), .left, CGRect(213, 462, 200, 100)),
        (CGRect(600, 0, 160, 1024), .right, CGRect(387, 462, 200, 100)),
        // Inside margins of 10 points.
        (CGRect(0, 200, 40, 40), .up, CGRect(10, 253, 200, 100)),
        (CGRect(740, 200, 20, 40), .up, CGRect(558, 253, 200, 100)),
    ])
    func nextToTheSource(
        source: CGRect, direction: UIPopoverArrowDirection, frame: CGRect
    ) throws {
        let (stage, new, popover) = try present(source)
        #expect(stage.frame(of: new) == frame)
        #expect(popover.arrowDirection == direction)
    }

    @Test func onlyPermittedSides() throws {
        let source = CGRect(300, 200, 100, 40)
        let (stage, new, popover) = try present(source, 15, [.left, .right])
        #expect(stage.frame(of: new) == CGRect(413, 170, 200, 100))
        popover.permittedArrowDirections = []
        #expect(stage.frame(of: new) == CGRect(250, 170, 200, 100))
        #expect(popover.arrowDirection == [])
        popover.permittedArrowDirections = .any
        popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 0)
        #expect(stage.frame(of: new).minX == 300)
    }

    /// The arrow stays on the straight part of the edge: 13 points for the corner, and half of its
    /// base.
    @Test func arrowsAvoidCorners() throws {
        let (stage, _, popover) = try present(CGRect(0, 200, 20, 40))
        stage.window.layoutIfNeeded()
        #expect(popover.layout.tip == CGPoint(x: 36, y: 240))
    }

    /// Documented: the width is 320 points unless the content specifies another one.
    @Test func withoutAPreferredSize() throws {
        let (stage, new, _) = try present(CGRect(300, 50, 100, 40))
        new.preferredContentSize = .zero
        // There is more space next to the source than below it.
        #expect(stage.frame(of: new) == CGRect(413, 30, 320, 984))
    }

    @Test func contentOfNavigationControllers() throws {
        let stage = try Stage("ipad-air-2", 11)
        let page = UIViewController()
        page.preferredContentSize = CGSize(width: 300, height: 200)
        let bars = UINavigationController(rootViewController: page)
        bars.modalPresentationStyle = .popover
        bars.popoverPresentationController?.sourceView = stage.root.view
        bars.popoverPresentationController?.sourceRect = CGRect(300, 200, 100, 40)
        stage.root.present(bars, animated: false)
        #expect(stage.frame(of: bars).size == CGSize(width: 300, height: 244))
        page.preferredContentSize.height = 300
        #expect(stage.frame(of: bars).height == 344)
    }

    @Test func barButtonItems() throws {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain)
        page.navigationItem.rightBarButtonItem = item
        let bars = UINavigationController(rootViewController: page)
        let window = try shownWindow("ipad-air-2", IOSVersion(15), bars)
        let new = UIViewController()
        new.modalPresentationStyle = .popover
        new.preferredContentSize = CGSize(width: 200, height: 100)
        new.popoverPresentationController?.barButtonItem = item
        page.present(new, animated: false)
        window.layoutIfNeeded()
        let button = try #require(item.frame(in: window))
        let frame = new.view.convert(new.view.bounds, to: nil)
        #expect(frame.minY == button.maxY + 13 && frame.maxX == 758)
        new.popoverPresentationController?.sourceItem = page.view
        #expect(new.popoverPresentationController?.anchor(in: window)?.width == 768)
    }

    @Test func aPopoverNeedsASource() throws {
        let stage = try Stage("ipad-air-2", 15)
        let new = stage.actor("New", .popover)
        let (_, diagnostics) = DiagnosticLog.collecting { stage.root.present(new, animated: false) }
        #expect(diagnostics.count == 1 && diagnostics[0].message.contains("non-nil sourceView"))
        #expect(stage.frame(of: new).midX == 384)
    }

    @Test func touchesOutside() throws {
        let (stage, new, popover) = try present(CGRect(300, 200, 100, 40))
        let through = UIView(frame: CGRect(x: 10, y: 900, width: 100, height: 50))
        stage.root.view.addSubview(through)
        popover.passthroughViews = [through]
        stage.window.layoutIfNeeded()
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 910), with: nil) === through)
        SimulatedFingers(on: stage.window).tap(at: CGPoint(x: 350, y: 300))
        #expect(new.presentingViewController != nil)
        SimulatedFingers(on: stage.window).tap(at: CGPoint(x: 50, y: 500))
        #expect(new.presentingViewController == nil)
    }

    /// Up to iOS 8, iPads have a separate class. The dark frame of iOS 6 is 8 points wide.
    @Test func classicPopovers() throws {
        let stage = try Stage("ipad-2", 6)
        let content = stage.actor("Content")
        let popover = UIPopoverController(contentViewController: content)
        popover.contentSize = CGSize(width: 320, height: 400)
        popover.present(
            from: CGRect(200, 100, 80, 30), in: stage.root.view, permittedArrowDirections: .up,
            animated: false)
        // 20 for the status bar, 130 to the anchor's end, 18 for the arrow, and 8 for the frame.
        #expect(stage.frame(of: content) == CGRect(80, 176, 320, 400))
        #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
        popover.dismiss(animated: false)
        #expect(!popover.isPopoverVisible && content.view.window == nil)
    }
}
