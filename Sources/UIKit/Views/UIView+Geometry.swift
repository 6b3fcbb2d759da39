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
    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else {
            return window.map(transform(to:)) ?? transformToRoot
        }
        if view === self { return .identity }
        return transformToRoot.concatenating(view.transformToRoot.inverted())
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
    /// (facts: semantics.md 2.3), at least what bars of containers cover of a controller's root
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
        return UIEdgeInsets(
            top: max(0, outer.top - distances.top), left: max(0, outer.left - distances.left),
            bottom: max(0, outer.bottom - distances.bottom),
            right: max(0, outer.right - distances.right))
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
