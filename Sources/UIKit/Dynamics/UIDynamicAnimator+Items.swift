import ContactSheetDiagnostics
import Foundation
import RigidBodies

extension UIDynamicAnimator {
    /// Adds an item with its current state, unless a behavior has it already or UIKit refuses it.
    func register(_ item: any UIDynamicItem) {
        if let entry = world.entry(of: item) {
            if world.use(entry) { restart(entry) }
            return
        }
        if let view = item as? UIView, let referenceView, !view.isDescendant(of: referenceView) {
            return report(
                "View item should be a descendant of reference view in \(type(of: self))", view)
        }
        guard let shape = item.bodyShape, shape.isValid, position(of: item).isFinite else {
            return report("Invalid size \(item.bounds.size) for item in Dynamics", item)
        }
        world.add(item, shape, at: position(of: item))
    }

    /// Reads the state of an item that was removed and added again before the next step.
    private func restart(_ entry: DynamicsWorld.Item) {
        readState(of: entry.item, entry.body)
        (entry.body.velocity, entry.body.angularVelocity) = (.zero, 0)
    }

    /// Reads the position, the rotation, and the size of an item.
    func readState(of item: any UIDynamicItem, _ body: RigidBody) {
        if let shape = item.bodyShape, shape.isValid { body.shape = shape }
        guard position(of: item).isFinite else { return }
        body.move(to: Vector(position(of: item)), angle: Double(item.transform.angle))
    }

    /// Reports an error for which UIKit throws an exception.
    func report(_ message: String, _ object: Any) {
        let place = (object as? UIView)?.viewPath ?? "\(object)"
        DiagnosticLog.current.add(Diagnostic(.warning, message, location: place))
    }

    /// Returns the center of an item in the reference system.
    func position(of item: any UIDynamicItem) -> CGPoint {
        guard let superview = foreignSuperview(of: item) else { return item.center }
        return superview.convert(item.center, to: referenceView)
    }

    /// The superview of an item if it isn't the reference view.
    private func foreignSuperview(of item: any UIDynamicItem) -> UIView? {
        guard let referenceView, let superview = (item as? UIView)?.superview,
            superview !== referenceView
        else { return nil }
        return superview
    }

    /// Sets the state of all items that the simulation moves.
    ///
    /// Views are on whole pixels, and the angle has steps of 1/5000 (Documentation/Dynamics.md 2).
    func writeBack() {
        let grid = UIScreen.main.scale
        for entry in world.items where !entry.body.material.isAnchored {
            write(entry.body.position, Double(entry.body.angle), to: entry.item, scale: grid)
        }
        itemsMoved()
    }

    private func write(
        _ position: Vector, _ angle: Double, to item: any UIDynamicItem, scale: CGFloat
    ) {
        var center = CGPoint(position)
        if let superview = foreignSuperview(of: item) {
            center = superview.convert(center, from: referenceView)
        }
        if item is UIView {
            center = CGPoint(x: center.x.onGrid(scale), y: center.y.onGrid(scale))
        }
        if item.center != center { item.center = center }
        let rounded = (angle * 5000).rounded() / 5000
        let transform = rounded == 0 ? .identity : CGAffineTransform(rotationAngle: rounded)
        if item.transform != transform { item.transform = transform }
    }
}

extension UIDynamicItem {
    /// The shape with which the item collides, or `nil` without a size.
    @MainActor var bodyShape: BodyShape? {
        let size = bounds.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            return nil
        }
        if let group = self as? UIDynamicItemGroup {
            return .compound(group.outlines.map { $0.map { Vector($0) } })
        }
        switch collisionBoundsType {
        case .rectangle: return .rectangle(width: size.width, height: size.height)
        case .ellipse: return .ellipse(width: size.width, height: size.height)
        case .path:
            guard let points = collisionBoundingPath.cgPath.outline.polylines.first else {
                return nil
            }
            // A closed path ends where it begins.
            let corners = points.first == points.last ? Array(points.dropLast()) : points
            return .polygon(corners.map { Vector($0) })
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGFloat {
    /// The integer part, and the fraction in pixels.
    fileprivate func onGrid(_ scale: CGFloat) -> CGFloat {
        let whole = rounded(.down)
        return whole + (scale * (self - whole)).rounded() / scale
    }
}
