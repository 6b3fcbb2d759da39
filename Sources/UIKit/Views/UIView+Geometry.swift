import ContactSheetDevices
import Foundation

extension UIView {
    static func makeLayer(_ type: AnyClass) -> CALayer { .layer(ofType: type) }

    public var layerPath: String { viewPath }

    /// Whether the view draws beyond its bounds. UIKit's own views draw parts, such as shadows, for
    /// which Apple's use layers.
    public var drawsBeyondBounds: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

    /// Runs a change of the layer's geometry and handles a new size: the autoresizing masks of the
    /// subviews resize them immediately, and the view is laid out in the next pass.
    func changeGeometry(_ change: () -> Void) {
        let old = (layer.bounds, layer.position)
        defer { if isObserved { KeyValueObservers.current.check(self) } }
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

    /// Moves the view so that the origin of its frame is at a point of the superview. The size
    /// stays the same, also with a transform, for which the frame's setter would compute it again.
    func moveFrame(to origin: CGPoint) {
        guard !transform.isIdentity else {
            frame.origin = origin
            return
        }
        let present = frame.origin
        center = CGPoint(x: center.x + origin.x - present.x, y: center.y + origin.y - present.y)
    }

    func moved(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    func moved(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    func moved(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

    func moved(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// Returns the transform from this view's coordinate space to another view's.
    ///
    /// `nil` represents the window's space, or the root's without a window. Hierarchies that aren't
    /// connected share the space that contains the frames of their roots.
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

    /// The safe area insets: for each edge, the superview's inset minus the distance between the
    /// edges (Documentation/Layout.md 2.3), and in a controller's root view at least the area that
    /// bars of containers cover. The controller's additional insets are added.
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
        let distances = distancesToSuperview.turned(with: superview)
        guard distances != .zero else { return outer }
        let grid = UIScreen.main.grid
        // The exact difference, so that it equals the one that an app calculates: at 3 pixels per point, the
        // nearest multiple of a pixel can differ in the last bit. A rounding error counts as zero.
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            let rest = inset - distance
            return grid.withoutNoise(rest) > 0 ? rest : 0
        }
        return UIEdgeInsets(
            top: rest(outer.top, distances.top), left: rest(outer.left, distances.left),
            bottom: rest(outer.bottom, distances.bottom),
            right: rest(outer.right, distances.right))
    }

    /// The distance of each edge of the frame from the superview's edge. A view that extends beyond
    /// its superview is treated as if its edge were on the superview's. A view that a card pushes
    /// back keeps its original distances.
    var distancesToSuperview: UIEdgeInsets {
        let box = viewController?.modal.originalPresenterState?.frame ?? frame
        let around = superview?.bounds ?? .zero
        return UIEdgeInsets(
            top: max(0, box.minY - around.minY), left: max(0, box.minX - around.minX),
            bottom: max(0, around.maxY - box.maxY), right: max(0, around.maxX - box.maxX))
    }
}

extension UIEdgeInsets {
    /// Returns the distances of a view from its superview's edges, by the view's own edges. Up to
    /// iOS 7, views are rotated in a window that doesn't rotate (Documentation/Rotation.md 6.2).
    @MainActor fileprivate func turned(with superview: UIView) -> UIEdgeInsets {
        guard superview is UIWindow, !SystemBehavior.screenRotates.isActive else { return self }
        switch UIScreen.main.orientation {
        case .unknown, .portrait: return self
        case .portraitUpsideDown:
            return UIEdgeInsets(top: bottom, left: right, bottom: top, right: left)
        case .landscapeLeft:
            return UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
        case .landscapeRight:
            return UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
        }
    }
}
