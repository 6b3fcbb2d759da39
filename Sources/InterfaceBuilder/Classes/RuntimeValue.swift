import Foundation
import UIKit

/// The value of a user-defined runtime attribute.
@MainActor enum RuntimeValue {
    case none
    case boolean(Bool)
    case number(CGFloat)
    case text(String)
    case color(UIColor)
    case image(UIImage)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)

    /// Creates the value of an attribute, or `nil` if it is a range or damaged.
    init?(_ attribute: Element, _ builder: ViewBuilder) {
        func wrap<T>(_ value: T?, _ make: (T) -> RuntimeValue) -> RuntimeValue? { value.map(make) }
        let value: RuntimeValue? =
            switch attribute["type"] {
            case "nil": RuntimeValue.none
            case "boolean": wrap(attribute.bool("value")) { .boolean($0) }
            case "number":
                wrap(attribute.child(key: "value")?.number("value")) { .number($0) }
            case "string", "localizedString", nil:
                wrap(attribute.string("value")) { .text($0) }
            case "color": wrap(builder.color(attribute, "value")) { .color($0) }
            case "image": wrap(builder.images.image(attribute, "value")) { .image($0) }
            case "point": wrap(attribute.point("value")) { .point($0) }
            case "size": wrap(attribute.size("value")) { .size($0) }
            case "rect": wrap(attribute.rect("value")) { .rect($0) }
            default: nil
            }
        guard let value else { return nil }
        self = value
    }

    /// Returns the value as the type of a property: a number converts to all numeric types, and a
    /// Boolean converts as in key-value coding.
    func fitting<Value>(_ type: Value.Type) -> Value? {
        forms.lazy.compactMap { $0 as? Value }.first
    }

    /// Sets a registered property of the object to the value, and returns whether its type allows it.
    func isSet(_ path: String, of object: AnyObject) -> Bool {
        let property = ClassTables.current.property(path, of: type(of: object))
        guard let set = property?.set else { return false }
        if case .none = self { return set(object, nil) }
        return forms.contains { set(object, $0) }
    }

    private var forms: [Any] {
        switch self {
        case .none: [UIColor?.none as Any, UIImage?.none as Any, String?.none as Any]
        case .boolean(let value): [value, value ? 1 : 0]
        case .number(let value):
            [value, Double(value), Float(value), Int(exactly: value) as Any, value != 0]
        case .text(let value): [value]
        case .color(let value): [value, value.cgColor]
        case .image(let value): [value]
        case .point(let value): [value]
        case .size(let value): [value]
        case .rect(let value): [value]
        }
    }
}

extension RuntimeValue {
    var boolean: Bool? { fitting(Bool.self) }

    var number: CGFloat? {
        if case .number(let value) = self { return value }
        return nil
    }

    var text: String? { fitting(String.self) }
    var color: UIColor? { fitting(UIColor.self) }
    var image: UIImage? { fitting(UIImage.self) }
    var size: CGSize? { fitting(CGSize.self) }
}
