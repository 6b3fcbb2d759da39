import ContactSheetDevices
import Foundation
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the Russian transcript of the Stanford lecture, and Documentation/Dynamics.md.
@MainActor @Suite struct DropitTests {
    @MainActor private struct App {
        let controller: DropitViewController
        let window: UIWindow

        var frames: [CGRect] { controller.squares.map(\.frame) }

        func tap(_ count: Int = 1, pause: Double = 1) {
            for _ in 0..<count {
                SimulatedFingers(on: window).tap(at: CGPoint(x: 160, y: 60))
                SimulatedFingers.wait(pause)
            }
        }
    }

    private func launch(_ stage: DropitStage) throws -> App {
        try launch(DropitViewController(stage))
    }

    private func launch(_ controller: @autoclosure () -> DropitViewController) throws -> App {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-5s")), iOS: IOSVersion(7))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return App(controller: controller, window: window)
    }

    /// Gravity 0.9 is 900 points per second squared, with the default resistance of 0.1.
    @Test func squaresFall() throws {
        let app = try launch(.falling)
        app.tap(pause: 0.9)
        // 0.9 s and the 0.1 s after a tap: 60 refreshes, the first one with a single step.
        let time = 119.0 / 120
        let expected = 20 + 900 * time * time / 2 * (1 - 0.1 * time / 3)
        #expect(abs(app.frames[0].midY - expected) < 8)
        app.tap(pause: 2)
        #expect(app.frames.allSatisfy { $0.minY > 568 })
    }

    @Test func squaresCollide() throws {
        let app = try launch(.colliding)
        app.tap(6, pause: 2)
        #expect(app.frames.allSatisfy { $0.maxY < 570 && $0.maxY > 568 - 6 * 60 })
    }

    @Test func squaresStayInTheGridWithoutARotation() throws {
        let app = try launch(.upright)
        app.tap(12, pause: 1.5)
        SimulatedFingers.wait(3)
        #expect(app.controller.squares.count == 12)
        for square in app.controller.squares {
            #expect(square.transform == .identity)
            #expect(abs(square.frame.minX / 40 - (square.frame.minX / 40).rounded()) < 0.02)
            let row = (568 - square.frame.maxY) / 40
            #expect(abs(row - row.rounded()) < 0.1)
        }
    }

    @Test func fullRowsAreRemoved() throws {
        let app = try launch(.upright)
        app.tap(40)
        SimulatedFingers.wait(4)
        let removed = 40 - app.controller.squares.count
        #expect(removed > 0 && removed % 8 == 0)
        // No row is full any more, and nothing hangs in the air.
        let rows = Dictionary(grouping: app.frames) { ((568 - $0.maxY) / 40).rounded() }
        #expect(rows.values.allSatisfy { $0.count < 8 })
        #expect(rows[0] != nil)
    }

    /// Source: Apple's pages *UIPushBehavior*; the default resistance is 0.1.
    @Test func pushesAccelerate() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        UIApplication.restart()
        let controller = PushViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        SimulatedFingers.wait(1)
        let ways = controller.squares.map { $0.center.x - 50 }
        // 100 points per second squared for a second, and 100 points per second.
        #expect(abs(ways[0] - 50 * (1 - 0.1 / 3)) < 2)
        #expect(abs(ways[1] - 100 * (1 - 0.1 / 2)) < 2)
        #expect(abs(ways[2] - ways[1]) < 1)
        #expect(controller.squares.map { $0.transform.b != 0 } == [false, false, true])
    }

    @Test func aFullRowFliesOff() throws {
        let app = try launch(DropitViewController(.upright, addsBottomRow: true))
        #expect(app.frames.count == 7 && app.frames.allSatisfy { $0.maxY == 568 })
        app.tap(pause: 3)
        #expect(app.controller.squares.isEmpty)
        #expect(app.controller.view.subviews.first?.subviews.isEmpty == true)
    }

    @Test func aPanHoldsTheLastSquare() throws {
        let app = try launch(.upright)
        app.tap(pause: 0.2)
        let start = CGPoint(x: 160, y: 300)
        SimulatedFingers(on: app.window).pan(
            from: start, to: CGPoint(x: 160, y: 200), resting: 0.5)
        // Released, it falls again.
        #expect(app.frames[0].maxY < 560)
        SimulatedFingers.wait(3)
        #expect(abs(app.frames[0].maxY - 568) <= 1)
    }

    /// The finger lets the square go between two columns. Its collision with the bottom ends when it
    /// bounces.
    @Test func aSquareIsMovedToTheGridAtTheEndOfItsCollision() throws {
        let app = try launch(.upright)
        app.tap(pause: 0.2)
        SimulatedFingers(on: app.window).pan(
            from: CGPoint(x: 20, y: 80), to: CGPoint(x: 93, y: 60), resting: 1)
        func distance() -> CGFloat {
            let column = app.frames[0].minX / 40
            return abs(column - column.rounded()) * 40
        }
        #expect(distance() > 0.5)
        var last = (distance: distance(), bottom: app.frames[0].maxY)
        var risesWhenMoved: [Bool] = []
        for _ in 0..<180 {
            SimulatedFingers.wait(1.0 / 60)
            let bottom = app.frames[0].maxY
            if last.distance > 0.5, distance() <= 0.5 {
                risesWhenMoved.append(bottom < last.bottom && bottom > 550)
            }
            last = (distance(), bottom)
        }
        #expect(risesWhenMoved == [true])
        // It no longer moves sideways.
        #expect(distance() == 0)
    }

    @Test("Squares at rest are a boundary of their outline, on which later squares rest")
    func settledSquaresAreABoundary() throws {
        let app = try launch(.outlined)
        app.tap(5, pause: 0.2)
        SimulatedFingers.wait(3)
        let settled = app.frames
        let game = try #require(app.controller.view.subviews.first as? BezierPathView)
        let path = try #require(game.path)
        #expect(settled.allSatisfy { path.contains(CGPoint(x: $0.midX, y: $0.midY)) })
        #expect(!path.contains(CGPoint(x: 160, y: 100)))
        app.tap(3, pause: 0.2)
        SimulatedFingers.wait(3)
        // The first squares aren't in the animation any more, and the others aren't inside them.
        #expect(Array(app.frames.prefix(5)) == settled)
        for square in app.frames.dropFirst(5) {
            // Squares of the same column are above one another; resting ones overlap by 1 point.
            let below = settled.filter { abs($0.midX - square.midX) < 38 }
            #expect(below.allSatisfy { square.maxY < $0.minY + 2 })
            #expect(square.maxY < 569)
        }
    }

    @Test func thePathIsStroked() {
        let view = BezierPathView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 60, y: 40))
        view.path = path
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            view.layer.render(in: context.cgContext)
        }
        let drawing = image.cgImage?.drawing?.description ?? ""
        #expect(drawing.contains("stroke 1 path(M10,10 L60,40)"), "\(drawing)")
    }

    /// A property: the same steps show the same screens.
    @Test func twoRunsAreEqual() throws {
        let configuration = try #require(
            Configuration.all(Device.named(["iphone-5s"]), iOS: IOSVersion(18)).first)
        for seconds in stride(from: 0.1, through: 1.3, by: 0.4) {
            let preview = Preview("Dropit") { DropitViewController(.upright) }
                .performing { screen in
                    for _ in 0..<5 { screen.tap("Game") }
                    screen.tap("Game")
                    screen.wait(0.2)
                    screen.pan("Game", x: 40, y: -80)
                    screen.wait(seconds)
                }
            let (first, second) = (
                try preview.record(configuration), try preview.record(configuration)
            )
            #expect(first.list == second.list)
            #expect(first.diagnostics.isEmpty)
        }
    }
}
