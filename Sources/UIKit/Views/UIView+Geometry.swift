import Foundation

extension UIView {
    static func makeLayer(_ type: AnyClass) -> CALayer { .layer(ofType: type) }

    public var layerPath: String { viewPath }

    /// UIKit's own views draw what are layers beyond the bounds at Apple's, such as shadows.
    public var drawsBeyondBounds: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

    /// Runs a change of the layer's geometry, then what a new size entails: the subviews resize
    /// by their masks at once, and the view lays out at the next pass.
    func changeGeometry(_ change: () -> Void) {
        let old = (layer.bounds, layer.position)
        change()
        if layer.bounds != old.0 || layer.position != old.1 {
            geometryChanged()
            viewController?.viewMoved(self)
        }
        let oldSize = old.0.size
        guard layer.bounds.size != oldSize else { return }
        if autoresizesSubviews { autoresizeSubviews(from: oldSize, to: layer.bounds.size) }
        setNeedsLayout()
    }

    /// Moves the view so that its frame begins at a point of the superview; the size stays, also
    /// under a transform, where the frame's setter would compute it again.
    func moveFrame(to origin: CGPoint) {
        guard !transform.isIdentity else {
            frame.origin = origin
            return
        }
        let present = frame.origin
        center = CGPoint(x: center.x + origin.x - present.x, y: center.y + origin.y - present.y)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// From this view's space to another's; nil stands for the window's, or the root's without one.
    /// Hierarchies that aren't connected meet in the space in which the frames of their roots lie.
    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else {
            return window.map(transform(to:)) ?? transformToRoot
        }
        if view === self { return .identity }
        let (own, other) = (transformToRoot, view.transformToRoot)
        let (ownRoot, otherRoot) = (root, view.root)
        guard ownRoot !== otherRoot else { return own.concatenating(other.inverted()) }
        return own.concatenating(ownRoot.layer.transformToSuperlayer)
            .concatenating(
                other.concatenating(otherRoot.layer.transformToSuperlayer).inverted())
    }

    private var transformToRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return layer.transformToSuperlayer.concatenating(superview.transformToRoot)
    }

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    /// Per edge what remains of the superview's insets after the distance between the edges
    /// (Documentation/Layout.md 2.3), at least what bars of containers cover of a controller's root
    /// view; the controller's own are added.
    var computedSafeAreaInsets: UIEdgeInsets {
        if let insets = layoutState.designTime.safeAreaInsets { return insets }
        var insets = inheritedSafeAreaInsets
        guard let controller = viewController else { return insets }
        let (bars, more) = (controller.containerInsets, controller.additionalSafeAreaInsets)
        insets.top = max(insets.top, bars.top) + more.top
        insets.left = max(insets.left, bars.left) + more.left
        insets.bottom = max(insets.bottom, bars.bottom) + more.bottom
        insets.right = max(insets.right, bars.right) + more.right
        return insets
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsetsOfContent
        guard outer != .zero else { return .zero }
        let distances = distancesToSuperview
        guard distances != .zero else { return outer }
        let grid = UIScreen.main.grid
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            max(0, distance == 0 ? inset : grid.withoutNoise(inset - distance))
        }
        return UIEdgeInsets(
            top: rest(outer.top, distances.top), left: rest(outer.left, distances.left),
            bottom: rest(outer.bottom, distances.bottom),
            right: rest(outer.right, distances.right))
    }

    /// How far each edge of the frame lies inside the superview's; 0 for one outside. A view that
    /// a card pushes back keeps the distances that it had.
    var distancesToSuperview: UIEdgeInsets {
        let box = viewController?.modal.pushedBack?.frame ?? frame
        let around = superview?.bounds ?? .zero
        return UIEdgeInsets(
            top: max(0, box.minY - around.minY), left: max(0, box.minX - around.minX),
            bottom: max(0, around.maxY - box.maxY), right: max(0, around.maxX - box.maxX))
    }
}
