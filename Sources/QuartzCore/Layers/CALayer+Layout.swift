import Foundation

extension CALayer {
    private var host: (any CALayerHost)? { delegate as? any CALayerHost }

    func boundsChanged(from old: CGRect) {
        guard bounds.size != old.size else { return }
        if host == nil { state.needsLayout = true }
    }

    /// Code adds layers while a view lays out: that is no reason to lay it out again.
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

    /// Lays the sublayers out where that is due and no view does it.
    func layOutOnce() {
        guard state.needsLayout, host == nil else { return }
        state.needsLayout = false
        layoutSublayers()
    }

    /// Whether the layer is drawn when it is recorded.
    var isDrawn: Bool { state.isDrawn || host != nil }
}
