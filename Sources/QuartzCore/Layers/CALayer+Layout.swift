import Foundation

extension CALayer {
    private var host: (any CALayerHost)? { delegate as? any CALayerHost }

    /// Whether the layer is a view's.
    var isHosted: Bool { host != nil }

    func boundsChanged(from old: CGRect) {
        guard bounds.size != old.size, !state.isPresenting else { return }
        if host == nil { state.needsLayout = true }
    }

    /// Marks the layer for layout if it isn't a view's. A view may add layers during its layout,
    /// which doesn't require another layout.
    func sublayersChanged() {
        if host == nil { state.needsLayout = true }
    }

    func markForLayout() {
        if let host { host.setNeedsLayout() } else { state.needsLayout = true }
    }

    func layOutHierarchy() {
        if let host { return host.layoutIfNeeded() }
        layOutOnce()
        for layer in state.sublayers { layer.layOutHierarchy() }
    }

    /// Lays out the sublayers if needed, unless a view does it.
    func layOutOnce() {
        guard state.needsLayout, host == nil else { return }
        state.needsLayout = false
        layoutSublayers()
    }

    /// Whether the layer is drawn when it is recorded.
    var isDrawn: Bool { state.isDrawn || host != nil }
}
