import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UISheetPresentationController`. The height of the medium
/// detent, half of the container, is this package's decision.
@MainActor @Suite struct DetentTests {
    private func present(
        _ slug: String, _ iOS: Int, _ set: (UISheetPresentationController) -> Void
    ) throws -> (Stage, Actor) {
        let stage = try Stage(slug, iOS)
        let new = stage.actor("New", .pageSheet)
        if let sheet = new.sheetPresentationController { set(sheet) }
        stage.root.present(new, animated: false)
        return (stage, new)
    }

    @Test(arguments: [
        ("iphone-14", 16, CGRect(0, 422, 390, 422)), ("iphone-x", 16, CGRect(0, 406, 375, 406)),
        ("iphone-8", 16, CGRect(0, 333.5, 375, 333.5)),
        // On iPads, sheets have their usual size.
        ("ipad-air-2", 15, CGRect(28, 20, 712, 984)),
        // Detents were introduced in iOS 15.
        ("iphone-x", 14, CGRect(0, 54, 375, 758)),
    ])
    func medium(slug: String, iOS: Int, frame: CGRect) throws {
        let (stage, new) = try present(slug, iOS) { $0.detents = [.medium(), .large()] }
        #expect(stage.frame(of: new) == frame)
    }

    @Test func selectedDetent() throws {
        let (stage, new) = try present("iphone-14", 16) {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = .large
        }
        #expect(stage.frame(of: new).minY == 57)
        new.sheetPresentationController?.animateChanges {
            new.sheetPresentationController?.selectedDetentIdentifier = .medium
        }
        #expect(stage.frame(of: new).minY == 422)
        // Only a sheet of full height pushes back the view behind it.
        #expect(stage.root.view.transform == .identity)
    }

    /// Documented: a resolver's height excludes the safe area at the bottom; `nil` removes the
    /// detent.
    @Test func customDetents() throws {
        let (stage, new) = try present("iphone-14", 16) {
            $0.detents = [.custom { _ in nil }, .custom { 0.25 * $0.maximumDetentValue }]
        }
        // The maximum is 844 − 57 − 34 = 753.
        #expect(abs(stage.frame(of: new).height - (188.25 + 34)) < 0.34)
        #expect(abs(new.view.safeAreaInsets.bottom - 34) < 1e-9)
    }

    @Test func dimmingAboveTheLargestUndimmedDetent() throws {
        let (stage, new) = try present("iphone-14", 16) {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let behind = CGPoint(x: 100, y: 100)
        stage.window.layoutIfNeeded()
        #expect(stage.window.hitTest(behind, with: nil) === stage.root.view)
        new.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        stage.window.layoutIfNeeded()
        #expect(stage.window.hitTest(behind, with: nil) is DimmingView)
    }

    @Test func landscape() throws {
        let (stage, new) = try present("iphone-14", 16) {
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        #expect(turn(.landscapeLeft))
        // As wide as the safe area.
        #expect(stage.frame(of: new) == CGRect(47, 10, 750, 380))
        new.preferredContentSize = CGSize(width: 400, height: 0)
        new.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(stage.frame(of: new) == CGRect(222, 10, 400, 380))
        #expect(turn(.portrait))
    }

    @Test func beforeIOS15ThereIsNoSheetController() throws {
        let stage = try Stage("iphone-x", 14)
        #expect(stage.actor("New", .pageSheet).sheetPresentationController == nil)
        UIScreen.main.device.iOS = IOSVersion(15)
        #expect(stage.actor("New", .pageSheet).sheetPresentationController != nil)
        #expect(stage.actor("New", .fullScreen).sheetPresentationController == nil)
    }
}
