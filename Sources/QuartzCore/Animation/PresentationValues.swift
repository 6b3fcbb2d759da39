import Foundation

/// The properties of a layer while animations replace them.
@MainActor final class PresentationValues {
    private let layer: CALayer
    private var saved: [(name: String, value: Any?)] = []

    init(of layer: CALayer) {
        self.layer = layer
    }

    func read(_ keyPath: String) -> Any? { layer.readValue(keyPath) }

    func write(_ value: Any?, to keyPath: String) {
        let name = String(keyPath.prefix { $0 != "." })
        saved.append((name, layer.readValue(name)))
        layer.writeValue(value, keyPath)
    }

    /// Restores the model values.
    func restore() {
        for (name, value) in saved.reversed() { layer.writeValue(value, name) }
    }
}
