import Foundation

/// Recognizes moving fingers, and provides their translation and velocity.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The translation since the touches began, in the window's coordinate space.
    private var way = CGPoint.zero
    private var last = CGPoint.zero
    private var speed = CGPoint.zero
    private var lastTime: TimeInterval = 0

    /// Returns how far the fingers have moved since the touches began or since `setTranslation`.
    open func translation(in view: UIView?) -> CGPoint { turned(way, to: view) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        way = turnedBack(translation, from: view)
    }

    /// Returns the velocity in points per second; zero if the fingers rested before they were
    /// lifted.
    open func velocity(in view: UIView?) -> CGPoint {
        let rests = SimulatedClock.current.now - lastTime >= GestureLimits.rest
        return turned(rests ? .zero : speed, to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Another finger moves the center of the touches, but isn't a translation.
        last = location(in: nil)
        if fingers.count > maximumNumberOfTouches { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow()
        if state != .possible {
            state = .changed
        } else if fingers.count >= minimumNumberOfTouches,
            way.distance(to: .zero) >= GestureLimits.movement
        {
            state = .began
        }
    }

    private func follow() {
        let (place, now) = (location(in: nil), SimulatedClock.current.now)
        let step = CGPoint(x: place.x - last.x, y: place.y - last.y)
        way = CGPoint(x: way.x + step.x, y: way.y + step.y)
        let time = now - lastTime
        if time > 0 { speed = CGPoint(x: step.x / time, y: step.y / time) }
        (last, lastTime) = (place, now)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        noteLocation()
        last = location(in: nil)
        guard fingers.count < minimumNumberOfTouches else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        (way, speed, lastTime) = (.zero, .zero, 0)
    }

    /// Returns a translation in the window's coordinate space, converted to a view's.
    private func turned(_ way: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (place(.zero, in: view), place(way, in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private func turnedBack(_ way: CGPoint, from view: UIView?) -> CGPoint {
        guard let window = self.view?.window, let view else { return way }
        let (from, to) = (view.convert(CGPoint.zero, to: window), view.convert(way, to: window))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}

/// Recognizes a pan that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let window = view?.window, !edges.isDisjoint(with: edgesNear(window)) else {
            return state = .failed
        }
    }

    private func edgesNear(_ window: UIWindow) -> UIRectEdge {
        let (place, bounds) = (location(in: window), window.bounds)
        var near: UIRectEdge = []
        if place.x - bounds.minX <= GestureLimits.edge { near.insert(.left) }
        if bounds.maxX - place.x <= GestureLimits.edge { near.insert(.right) }
        if place.y - bounds.minY <= GestureLimits.edge { near.insert(.top) }
        if bounds.maxY - place.y <= GestureLimits.edge { near.insert(.bottom) }
        return near
    }
}
