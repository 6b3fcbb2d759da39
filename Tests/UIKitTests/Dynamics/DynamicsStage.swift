import Foundation

@testable import UIKit

/// An animator with a reference view of 400 by 400 points, at the beginning of the simulated time.
@MainActor struct DynamicsStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let animator: UIDynamicAnimator

    init() {
        useTouchDevice()
        UIApplication.restart()
        animator = UIDynamicAnimator(referenceView: view)
    }

    /// Adds a view, which is an item as soon as a behavior has it.
    func square(x: CGFloat = 200, y: CGFloat = 100, side: CGFloat = 100) -> UIView {
        let square = UIView(
            frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        view.addSubview(square)
        return square
    }

    /// Advances the time by refreshes of the screen.
    func refresh(_ count: Int = 1) {
        let clock = SimulatedClock.current
        let refreshes = (clock.now * 60).rounded() + Double(count)
        clock.advance(by: refreshes / 60 - clock.now + 1e-9)
    }

    func material(of item: any UIDynamicItem) -> (elasticity: Double, friction: Double)? {
        animator.world.body(of: item).map { ($0.material.elasticity, $0.material.friction) }
    }
}

/// An item that isn't a view, whose position isn't rounded.
@MainActor final class PlainItem: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity

    init(x: CGFloat = 200, y: CGFloat = 50, side: CGFloat = 100) {
        center = CGPoint(x: x, y: y)
        bounds = CGRect(x: 0, y: 0, width: side, height: side)
    }
}

/// Records what animators and collision behaviors report.
@MainActor final class DynamicsLog: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {
        lines.append("began items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {
        lines.append("ended items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        lines.append("began \(identifier.map { "\($0)" } ?? "bounds")")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        lines.append("ended \(identifier.map { "\($0)" } ?? "bounds")")
    }
}
