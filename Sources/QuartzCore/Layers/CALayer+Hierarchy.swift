import ContactSheetDiagnostics
import Foundation

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        guard accepts(layer) else { return }
        layer.detach()
        state.sublayers.insert(layer, at: min(index, state.sublayers.count))
        layer.superlayer = self
        sublayersChanged()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard accepts(layer), layer !== sibling else { return }
        layer.detach()
        let place = state.sublayers.firstIndex { $0 === sibling }
        insert(layer, at: place.map { $0 + offset } ?? state.sublayers.count)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, accepts(new), old.superlayer === self else { return }
        insert(new, beside: old, offset: 0)
        old.detach()
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in state.sublayers { layer.detach() }
        for layer in layers { insert(layer, at: state.sublayers.count) }
    }

    func detach() {
        if let masked = state.maskedLayer, masked.mask === self { masked.mask = nil }
        guard let superlayer else { return }
        superlayer.state.sublayers.removeAll { $0 === self }
        self.superlayer = nil
    }

    /// Whether a layer can be added. Apple raises CALayerInvalid if a layer would contain itself.
    private func accepts(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer {
                report("a layer can't be a sublayer of itself or of its descendants", .error)
                return false
            }
            ancestor = current.superlayer ?? current.state.maskedLayer
        }
        return true
    }

    /// Removes a new mask from its hierarchy and from the layer that it masked before.
    func maskChanged(from old: CALayer?) {
        guard mask !== old else { return }
        if let old, old.state.maskedLayer === self { old.state.maskedLayer = nil }
        guard let mask else { return }
        guard accepts(mask) else {
            self.mask = nil
            return
        }
        mask.detach()
        mask.state.maskedLayer = self
    }

    func report(
        _ message: String, _ severity: Diagnostic.Severity = .warning, hint: String? = nil
    ) {
        DiagnosticLog.current.add(Diagnostic(severity, message, location: path, hint: hint))
    }

    /// The path of the nearest view, followed by the layer's name or class if it isn't the view's
    /// own.
    private var path: String {
        var ancestor: CALayer? = self
        while let layer = ancestor {
            if let host = layer.delegate as? any CALayerHost {
                return host.layerPath + (layer === self ? "" : " \(name ?? "\(type(of: self))")")
            }
            ancestor = layer.superlayer ?? layer.state.maskedLayer
        }
        return name ?? "\(type(of: self))"
    }
}
