import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Source: Documentation/Rotation.md 2 to 4 for durations and the geometry during each call;
/// Documentation/Motion.md for what is shown in between.
@MainActor @Suite struct RotationFilmTests {
    /// Runs work with a controller in landscape after a turn has begun.
    private func turning<Controller: TracingController>(
        _ slug: String, _ iOS: IOSVersion, _ controller: Controller,
        _ work: (Controller, UIWindow) throws -> Void
    ) throws {
        try Simulation.run {
            let window = try shownWindow(slug, iOS, controller)
            LayerSimulation.current.isAnimated = true
            controller.diary.calls = []
            turn(.landscapeLeft)
            try work(controller, window)
        }
    }

    /// Returns the rotation of a layer that is shown, in degrees.
    private func shownAngle(_ layer: CALayer?) -> Double {
        let angle = layer?.presentation()?.value(forKeyPath: "transform.rotation") as? CGFloat
        return ((angle ?? .nan) * 180 / .pi).rounded()
    }

    private func names(_ controller: TracingController) -> [Substring] {
        controller.diary.calls.map { $0.prefix { $0 != "(" } }
    }

    @Test func theRootViewTurnsInTheWindowUpToIOS7() throws {
        try turning("iphone-4", IOSVersion(5), OldController()) { controller, _ in
            #expect(names(controller).contains("willAnimate"))
            #expect(!names(controller).contains("didRotate"))
            #expect(shownAngle(controller.view.layer) == 0)
            SimulatedClock.current.advance(by: 0.2)
            #expect(shownAngle(controller.view.layer) == -45)
            SimulatedClock.current.advance(by: 0.2)
            #expect(shownAngle(controller.view.layer) == -90)
            #expect(names(controller).last?.hasPrefix("didRotate") == true)
        }
    }

    @Test func theWindowTurnsFromIOS8On() throws {
        try turning("iphone-17", IOSVersion(26), TracingController()) { _, window in
            #expect(shownAngle(window.layer) == 90)
            #expect(window.layer.presentation()?.bounds.size == CGSize(width: 402, height: 874))
            SimulatedClock.current.advance(by: 0.15)
            #expect(shownAngle(window.layer) == 45)
            SimulatedClock.current.advance(by: 0.15)
            #expect(shownAngle(window.layer) == 0 && window.layer.animationKeys() == nil)
        }
    }

    @Test func twoStepsChangeTheBoundsInTheMiddle() throws {
        try turning("iphone-1", IOSVersion(2), HalvesController()) { controller, _ in
            #expect(names(controller).suffix(2) == ["willRotate", "willAnimateFirstHalf"])
            SimulatedClock.current.advance(by: 0.19)
            #expect(controller.view.bounds.size == CGSize(width: 320, height: 460))
            SimulatedClock.current.advance(by: 0.01)
            #expect(controller.view.bounds.size == CGSize(width: 480, height: 300))
            #expect(shownAngle(controller.view.layer) == -45)
            #expect(names(controller).last == "willAnimateSecondHalf")
            SimulatedClock.current.advance(by: 0.2)
            #expect(names(controller).last == "didRotate")
            #expect(shownAngle(controller.view.layer) == -90)
        }
    }

    /// Replaces its view in `willAnimateRotation`, as the Russian chapter's listing does.
    private final class SwappingController: TracingController {
        lazy var upright: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))

        override func loadView() { view = upright }

        override func willAnimateRotation(
            to orientation: UIInterfaceOrientation, duration: TimeInterval
        ) {
            let size = orientation.isLandscape ? wide.bounds.size : upright.bounds.size
            view = orientation.isLandscape ? wide : upright
            view.transform = .identity
            view.transform = CGAffineTransform(
                rotationAngle: orientation == .landscapeLeft ? -.pi / 2 : 0)
            view.bounds = CGRect(origin: .zero, size: size)
        }
    }

    /// Documentation/Motion.md 3.
    @Test func aViewThatReplacesAnotherTurnsFromItsPlace() throws {
        try turning("iphone-4", IOSVersion(5), SwappingController()) { controller, window in
            for (orientation, shown) in [
                (UIInterfaceOrientation.landscapeLeft, controller.wide),
                (.portrait, controller.upright), (.landscapeLeft, controller.wide),
            ] {
                if UIScreen.main.orientation != orientation { turn(orientation) }
                let end: Double = orientation == .portrait ? 0 : -90
                #expect(controller.view === shown && shown.superview === window)
                #expect(shownAngle(shown.layer) == -90 - end)
                SimulatedClock.current.advance(by: 0.2)
                #expect(shownAngle(shown.layer) == -45)
                let center = shown.layer.presentation()?.position ?? .zero
                #expect(abs(center.x - 165) < 0.01 && abs(center.y - 245) < 0.01)
                #expect(shown.layer.presentation()?.bounds.size == shown.bounds.size)
                SimulatedClock.current.advance(by: 0.2)
                #expect(shownAngle(shown.layer) == end)
            }
        }
    }

    @Test func animationsAlongsideTheTransition() throws {
        final class FadingController: TracingController {
            var isDone = false
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate { _ in
                    self.view.alpha = 0
                } completion: { _ in
                    self.isDone = true
                }
            }
        }
        try turning("iphone-17", IOSVersion(26), FadingController()) { controller, _ in
            SimulatedClock.current.advance(by: 0.15)
            let shown = controller.view.layer.presentation()?.opacity ?? .nan
            #expect(abs(shown - 0.5) < 1e-3 && !controller.isDone)
            SimulatedClock.current.advance(by: 0.15)
            #expect(controller.isDone)
        }
    }
}
