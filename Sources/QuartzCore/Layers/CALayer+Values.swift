import Foundation

extension CALayer {
    func readValue(_ keyPath: String) -> Any? {
        if let slot = LayerSlot[keyPath], let value = slot.read(self) { return value }
        let names = keyPath.split(separator: ".").map(String.init)
        if names.count > 1, let value = LayerSlot[names[0]]?.read(self) {
            return ValuePart.read(names.dropFirst(), of: value)
        }
        return state.customValues[keyPath]
    }

    func writeValue(_ value: Any?, _ keyPath: String) {
        if let slot = LayerSlot[keyPath] { return slot.write(self, value) }
        let names = keyPath.split(separator: ".").map(String.init)
        if names.count > 1, let slot = LayerSlot[names[0]], let old = slot.read(self) {
            if let new = ValuePart.write(value, to: names.dropFirst(), of: old) {
                slot.write(self, new)
            }
        } else {
            state.customValues[keyPath] = value
        }
    }
}

/// Accesses parts of structures by name, such as `size.width` and `rotation.z`.
enum ValuePart {
    static func read(_ names: ArraySlice<String>, of value: Any) -> Any? {
        guard let name = names.first else { return value }
        switch value {
        case let point as CGPoint: return name == "x" ? point.x : name == "y" ? point.y : nil
        case let size as CGSize:
            return name == "width" ? size.width : name == "height" ? size.height : nil
        case let rect as CGRect:
            let part: Any? = name == "origin" ? rect.origin : name == "size" ? rect.size : nil
            return part.flatMap { read(names.dropFirst(), of: $0) }
        case let transform as CATransform3D:
            return TransformParts(transform).read(names.joined(separator: "."))
        default: return nil
        }
    }

    static func write(_ new: Any?, to names: ArraySlice<String>, of value: Any) -> Any? {
        switch value {
        case let point as CGPoint: write(new, names, point)
        case let size as CGSize: write(new, names, size)
        case let rect as CGRect: write(new, names, rect)
        case let transform as CATransform3D:
            TransformParts.write(new, to: names.joined(separator: "."), of: transform)
        default: nil
        }
    }

    private static func write(_ new: Any?, _ names: ArraySlice<String>, _ point: CGPoint) -> Any? {
        guard let number = CGFloat(layerValue: new) else { return nil }
        switch names.first {
        case "x": return CGPoint(x: number, y: point.y)
        case "y": return CGPoint(x: point.x, y: number)
        default: return nil
        }
    }

    private static func write(_ new: Any?, _ names: ArraySlice<String>, _ size: CGSize) -> Any? {
        guard let number = CGFloat(layerValue: new) else { return nil }
        switch names.first {
        case "width": return CGSize(width: number, height: size.height)
        case "height": return CGSize(width: size.width, height: number)
        default: return nil
        }
    }

    private static func write(_ new: Any?, _ names: ArraySlice<String>, _ rect: CGRect) -> Any? {
        let rest = names.dropFirst()
        switch names.first {
        case "origin":
            let origin =
                rest.isEmpty ? CGPoint(layerValue: new) : write(new, rest, rect.origin) as? CGPoint
            return origin.map { CGRect(origin: $0, size: rect.size) }
        case "size":
            let size =
                rest.isEmpty ? CGSize(layerValue: new) : write(new, rest, rect.size) as? CGSize
            return size.map { CGRect(origin: rect.origin, size: $0) }
        default: return nil
        }
    }
}

/// The values of properties with `@NSManaged`, which rewritten sources read and write by name.
extension CALayer {
    /// Returns the value of a property, or zero if it wasn't set.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = value(forKey: key) as? Value { return value }
        if let zero = NSNumber(value: 0) as? Value { return zero }
        if let none = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = none.init(nilLiteral: ()) as? Value
        {
            return value
        }
        fatalError("the layer's property \(key) wasn't set")
    }

    /// Stores the value of a property, and draws the layer again if it depends on it. In a film, runs
    /// the action of the property, such as the animation that the layer's class creates.
    public func setManagedValue(_ key: String, _ value: (some Any)?) {
        // The action reads the value before the change.
        let action = isShownInFilm && !CATransaction.disableActions() ? action(forKey: key) : nil
        let old = action == nil ? nil : presentedValue(forKeyPath: key)
        setValue(value, forKey: key)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        if let animation = action as? CABasicAnimation { animation.start(at: old, ofKey: key) }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    private var isShownInFilm: Bool {
        guard LayerSimulation.current.isAnimated else { return false }
        var root = self
        while let outer = root.superlayer { root = outer }
        return LayerSimulation.current.roots().contains { $0 === root }
    }
}

extension CABasicAnimation {
    /// Sets what an action that animates a property doesn't contain.
    fileprivate func start(at value: Any?, ofKey key: String) {
        if keyPath == nil { keyPath = key }
        if fromValue == nil, toValue == nil, byValue == nil { fromValue = value ?? 0 }
    }
}
