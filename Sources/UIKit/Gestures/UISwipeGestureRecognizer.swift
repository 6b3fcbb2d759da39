import Foundation

/// Recognizes a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction; the raw values are those of Apple's header.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        start = location(in: nil)
        startTime = SimulatedClock.current.now
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard SimulatedClock.current.now - startTime <= GestureLimits.swipeDuration else {
            return state = .failed
        }
        let (from, to) = (place(start, in: view), location(in: view))
        let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
        guard way.distance(to: .zero) >= GestureLimits.swipeDistance,
            fingers.count == numberOfTouchesRequired
        else { return }
        state = direction.contains(Direction(way)) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// Creates the direction of the longer component; horizontal if they are equal.
    fileprivate init(_ way: CGPoint) {
        if abs(way.x) >= abs(way.y) {
            self = way.x < 0 ? .left : .right
        } else {
            self = way.y < 0 ? .up : .down
        }
    }
}
