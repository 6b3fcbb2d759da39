import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 2 to 4.
@MainActor @Suite struct CallbacksTests {
    private func calls(
        _ controller: CallbacksViewController, _ slug: String, _ iOS: Int
    ) throws -> [String] {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.turnDevice(to: .landscapeLeft)
        #expect(UIScreen.main.orientation == .landscapeRight)
        return controller.calls.map { $0.replacing("\n   ", with: "") }
    }

    @Test func oneStep() throws {
        #expect(
            try calls(OneStepCallbacks(), "iphone-1", 3) == [
                "willRotate(to: landscapeRight, duration: 0.4) portrait, 320 × 460",
                "willAnimateRotation(to: landscapeRight, duration: 0.4) landscapeRight, 480 × 300",
                "didRotate(from: portrait) landscapeRight, 480 × 300",
            ])
    }

    @Test func twoSteps() throws {
        #expect(
            try calls(TwoStepCallbacks(), "iphone-1", 2) == [
                "willRotate(to: landscapeRight, duration: 0.4) portrait, 320 × 460",
                "willAnimateFirstHalfOfRotation(to: landscapeRight, duration: 0.2) portrait, 320 × 460",
                "didAnimateFirstHalfOfRotation(to: landscapeRight) landscapeRight, 480 × 300",
                "willAnimateSecondHalfOfRotation(from: portrait, duration: 0.2) landscapeRight, 480 × 300",
                "didRotate(from: portrait) landscapeRight, 480 × 300",
            ])
        #expect(
            try calls(TwoStepCallbacks(), "iphone-5s", 12) == [
                "willRotate(to: landscapeRight, duration: 0.3) portrait, 320 × 568",
                "didRotate(from: portrait) landscapeRight, 568 × 320",
            ])
    }

    @Test func transition() throws {
        #expect(
            try calls(TransitionCallbacks(), "iphone-7", 12) == [
                "willTransition(to:with:) portrait, 375 × 667",
                "viewWillTransition(to: 667 × 375, with: 0.3) portrait, 375 × 667",
                "traitCollectionDidChange(_:) landscapeRight, 667 × 375",
                "alongside the transition landscapeRight, 667 × 375",
                "completion landscapeRight, 667 × 375",
            ])
        #expect(try calls(TransitionCallbacks(), "iphone-5s", 7).isEmpty)
    }

    /// In a film, where the rotation takes its time.
    @Test func theDarknessEndsWithTheRotation() throws {
        try Simulation.run {
            UIScreen.main.device = SimulatedDevice(
                try #require(Device.named("iphone-4")), iOS: IOSVersion(5))
            UIScreen.main.orientation = .portrait
            let controller = OneStepCallbacks()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            LayerSimulation.current.isAnimated = true
            UIApplication.shared.turnDevice(to: .landscapeLeft)
            SimulatedClock.current.advance(by: 0.39)
            #expect(controller.calls.count == 2)
            #expect(controller.view.backgroundColor == .darkGray)
            SimulatedClock.current.advance(by: 0.02)
            #expect(controller.calls.last?.hasPrefix("didRotate") == true)
            #expect(controller.view.backgroundColor == .white)
            withExtendedLifetime(window) {}
        }
    }

    /// The animation is paused, and the view is dark, between `willRotate` and `didRotate`.
    @Test func theAnimationIsPaused() throws {
        final class Listening: OneStepCallbacks {
            var (speed, isDark): (Float?, Bool?)
            override func willAnimateRotation(
                to orientation: UIInterfaceOrientation, duration: TimeInterval
            ) {
                super.willAnimateRotation(to: orientation, duration: duration)
                speed = spinner.layer.speed
                isDark = view.backgroundColor == .darkGray
            }
        }
        let controller = Listening()
        _ = try calls(controller, "iphone-4", 5)
        #expect(controller.speed == 0 && controller.isDark == true)
        #expect(controller.view.backgroundColor == .white)
        // What was above the list of calls is beside it.
        #expect(controller.square.frame.maxX < controller.log.frame.minX)
        #expect(controller.heading.frame.minY == controller.log.frame.minY)
        #expect(controller.spinner.layer.speed == 1)
        #expect(controller.spinner.layer.animation(forKey: "spin") != nil)
    }
}
