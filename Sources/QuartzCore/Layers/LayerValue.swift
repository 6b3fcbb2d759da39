import Foundation

/// A property type that can be created from a boxed value, such as an animation's.
protocol LayerValue {
    init?(layerValue: Any?)
}

/// A value of any type.
struct AnyLayerValue: LayerValue {
    var value: Any?

    init(layerValue: Any?) {
        value = layerValue
    }
}

extension CGFloat: LayerValue {
    init?(layerValue: Any?) {
        if let number = layerValue as? CGFloat {
            self = number
        } else if let number = layerValue as? NSNumber {
            self = CGFloat(number.doubleValue)
        } else {
            return nil
        }
    }
}

extension Float: LayerValue {
    init?(layerValue: Any?) {
        guard let number = CGFloat(layerValue: layerValue) else { return nil }
        self = Float(number)
    }
}

extension Bool: LayerValue {
    init?(layerValue: Any?) {
        guard let number = CGFloat(layerValue: layerValue) else { return nil }
        self = number != 0
    }
}

extension CGPoint: LayerValue {
    init?(layerValue: Any?) {
        if let point = layerValue as? CGPoint {
            self = point
        } else if let value = layerValue as? NSValue, !(value is NSNumber) {
            self = value.pointValue
        } else {
            return nil
        }
    }
}

extension CGSize: LayerValue {
    init?(layerValue: Any?) {
        if let size = layerValue as? CGSize {
            self = size
        } else if let value = layerValue as? NSValue, !(value is NSNumber) {
            self = value.sizeValue
        } else {
            return nil
        }
    }
}

extension CGRect: LayerValue {
    init?(layerValue: Any?) {
        if let rect = layerValue as? CGRect {
            self = rect
        } else if let value = layerValue as? NSValue, !(value is NSNumber) {
            self = value.rectValue
        } else {
            return nil
        }
    }
}

extension CATransform3D: LayerValue {
    init?(layerValue: Any?) {
        if let transform = layerValue as? CATransform3D {
            self = transform
        } else if let value = layerValue as? NSValue, !(value is NSNumber) {
            self = value.caTransform3DValue
        } else {
            return nil
        }
    }
}

extension Optional: LayerValue {
    /// Creates an optional from `nil` or a value of the wrapped type; fails for other values.
    init?(layerValue: Any?) {
        switch layerValue {
        case nil: self = .none
        case let value as Wrapped: self = .some(value)
        default: return nil
        }
    }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: NSValue.transformType)
    }

    /// The transform, or the identity if the value isn't a transform.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == NSValue.transformType else {
            return CATransform3DIdentity
        }
        var t = CATransform3DIdentity
        getValue(&t)
        return t
    }

    /// An array of sixteen doubles in Objective-C's type encoding.
    private static let transformType = "[16d]"
}
