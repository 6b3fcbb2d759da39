import Foundation

/// Fingers that touch a window: each movement is sent as an event, and time passes meanwhile.
@preconcurrency @MainActor package struct SimulatedFingers {
    private let window: UIWindow
    private static let steps = 10

    package init(on window: UIWindow) {
        self.window = window
    }

    /// Advances the time, so that recognizers can change their states.
    package static func wait(_ seconds: TimeInterval) {
        SimulatedClock.current.advance(by: seconds)
    }

    /// Taps at a point of the window, several times in quick succession.
    package func tap(at point: CGPoint, count: Int = 1) {
        for number in 1...max(1, count) {
            path([[point]], lasting: 0.05, tapCount: number)
            Self.wait(0.1)
        }
    }

    package func press(at point: CGPoint, for seconds: TimeInterval) {
        path([[point]], lasting: seconds)
    }

    /// Rests a finger at a point for a second, without lifting it.
    package func hold(at point: CGPoint) {
        let touch = UITouch(number: 0, at: point, in: window, tapCount: 1)
        send([touch])
        Self.wait(1)
    }

    /// Pans slowly, with a rest before the finger is lifted, so that the content doesn't keep
    /// moving.
    package func pan(from start: CGPoint, to end: CGPoint, resting rest: TimeInterval = 0.2) {
        path(Self.line(from: start, to: end).map { [$0] }, lasting: 0.5, rest: rest)
    }

    package func swipe(from start: CGPoint, to end: CGPoint) {
        path(Self.line(from: start, to: end).map { [$0] }, lasting: 0.1)
    }

    /// Moves two fingers around a center, which are at first `radius` points from it.
    package func turn(
        about center: CGPoint, radius: CGFloat, scale: CGFloat = 1, angle: CGFloat = 0
    ) {
        let places = (0...Self.steps).map { step -> [CGPoint] in
            let share = CGFloat(step) / CGFloat(Self.steps)
            let length = radius * (1 + (scale - 1) * share)
            let arm = CGPoint(x: length * cos(angle * share), y: length * sin(angle * share))
            return [
                CGPoint(x: center.x - arm.x, y: center.y - arm.y),
                CGPoint(x: center.x + arm.x, y: center.y + arm.y),
            ]
        }
        path(places, lasting: 0.5, rest: 0.2)
    }

    private static func line(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
        (0...steps).map { step in
            let share = CGFloat(step) / CGFloat(steps)
            return CGPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
    }

    /// Sends events for the positions of all fingers at each step, in the window's coordinate
    /// space.
    private func path(
        _ places: [[CGPoint]], lasting seconds: TimeInterval, rest: TimeInterval = 0,
        tapCount: Int = 1
    ) {
        guard let first = places.first else { return }
        let touches = first.enumerated().map {
            UITouch(number: $0.offset, at: $0.element, in: window, tapCount: tapCount)
        }
        send(touches)
        for step in places.dropFirst() {
            Self.wait(seconds / Double(places.count - 1))
            for (touch, place) in zip(touches, step) { touch.move(to: place) }
            send(touches)
        }
        Self.wait(places.count > 1 ? rest : seconds)
        for touch in touches { touch.lift() }
        send(touches)
    }

    private func send(_ touches: [UITouch]) { UIApplication.shared.sendEvent(UIEvent(touches)) }
}
