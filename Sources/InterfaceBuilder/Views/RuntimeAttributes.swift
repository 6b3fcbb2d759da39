import ContactSheetDiagnostics
import UIKit

/// Applies user-defined runtime attributes: those of registered classes, those for UIKit properties
/// with a visible effect, and those with common names of custom properties that only set a property
/// of the layer (Documentation/DocumentFormat.md 6). Others are reported as notes, unless the view
/// has a custom class.
@MainActor enum RuntimeAttributes {
    /// Applies those of an object that isn't a view, whose class is registered.
    static func apply(_ element: Element, toObject object: AnyObject, _ builder: ViewBuilder) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"], let value = RuntimeValue(attribute, builder)
            else { continue }
            _ = value.isSet(path, of: object)
        }
    }

    static func apply(_ element: Element, to view: UIView, _ builder: ViewBuilder) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"], let value = RuntimeValue(attribute, builder)
            else { continue }
            if value.isSet(path, of: view) { continue }
            let name = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
            guard !LayerAttribute.apply(name, value, to: view.layer),
                !ViewAttribute.apply(path, value, to: view), builder.design == nil
            else { continue }
            if !path.contains("."), ClassTables.current.isComplete(type(of: view)) {
                KeyValueCoding.report(view, "setValue:forUndefinedKey:", path)
                continue
            }
            guard element["customClass"] == nil else { continue }
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "the runtime attribute \(path) of a \(element.name) is ignored",
                    location: builder.document.location(attribute.line)))
        }
    }
}

@MainActor private enum LayerAttribute {
    /// Sets a layer's property, and returns whether the property exists and the value has the right
    /// type.
    static func apply(_ name: String, _ value: RuntimeValue, to layer: CALayer) -> Bool {
        if let number = value.number { return apply(name, number, to: layer) }
        let color = value.color?.resolvedColor(with: UIScreen.main.traitCollection).cgColor
        switch name {
        case "shadowOffset":
            guard let offset = value.size else { return false }
            layer.shadowOffset = offset
        case "masksToBounds", "clipsToBounds":
            guard let masks = value.boolean else { return false }
            layer.masksToBounds = masks
        case _ where color != nil && borderColorNames.contains(name): layer.borderColor = color
        case _ where color != nil && shadowColorNames.contains(name): layer.shadowColor = color
        default: return false
        }
        return true
    }

    private static func apply(_ name: String, _ number: CGFloat, to layer: CALayer) -> Bool {
        switch name {
        case "cornerRadius": layer.cornerRadius = number
        case "borderWidth": layer.borderWidth = number
        case "shadowOpacity": layer.shadowOpacity = Float(number)
        case "shadowRadius": layer.shadowRadius = number
        case "zPosition": layer.zPosition = number
        case "opacity": layer.opacity = Float(number)
        default: return false
        }
        return true
    }

    private static let borderColorNames: Set<String> = [
        "borderColor", "borderUIColor", "borderColorFromUIColor", "borderIBColor",
    ]

    private static let shadowColorNames: Set<String> = [
        "shadowColor", "shadowUIColor", "shadowColorFromUIColor",
    ]
}

/// Properties of UIKit's views, by their names in key-value coding.
@MainActor private enum ViewAttribute {
    /// Sets a view's property, and returns whether the property exists and the value has the right
    /// type.
    static func apply(_ path: String, _ value: RuntimeValue, to view: UIView) -> Bool {
        if path.hasPrefix("titleLabel."), let label = (view as? UIButton)?.titleLabel {
            return apply(String(path.dropFirst(11)), value, to: label)
        }
        if let text = value.text { return apply(path, text: text, to: view) }
        if let color = value.color { return apply(path, color: color, to: view) }
        if let image = value.image { return apply(path, image: image, to: view) }
        if case .number(let number) = value { return apply(path, number: number, to: view) }
        guard let flag = value.boolean else { return false }
        return apply(path, flag: flag, to: view)
    }

    private static func apply(_ path: String, text: String, to view: UIView) -> Bool {
        switch (path, view) {
        case ("text", let label as UILabel): label.text = text
        case ("text", let field as UITextField): field.text = text
        case ("text", let view as UITextView): view.text = text
        case ("placeholder", let field as UITextField): field.placeholder = text
        case ("placeholder", let bar as UISearchBar): bar.placeholder = text
        case ("accessibilityIdentifier", _): view.accessibilityIdentifier = text
        case ("accessibilityLabel", _): view.accessibilityLabel = text
        default: return false
        }
        return true
    }

    private static func apply(_ path: String, color: UIColor, to view: UIView) -> Bool {
        switch (path, view) {
        case ("tintColor", _): view.tintColor = color
        case ("backgroundColor", _): view.backgroundColor = color
        case ("textColor", let label as UILabel): label.textColor = color
        case ("textColor", let field as UITextField): field.textColor = color
        case ("textColor", let view as UITextView): view.textColor = color
        case ("onTintColor", let view as UISwitch): view.onTintColor = color
        default: return false
        }
        return true
    }

    private static func apply(_ path: String, image: UIImage, to view: UIView) -> Bool {
        guard path == "image", let view = view as? UIImageView else { return false }
        view.image = image
        return true
    }

    private static func apply(_ path: String, number: CGFloat, to view: UIView) -> Bool {
        switch (path, view) {
        case ("alpha", _): view.alpha = number
        case ("tag", _): view.tag = Int(Int32(saturating: number))
        case ("numberOfLines", let label as UILabel):
            label.numberOfLines = Int(Int32(saturating: number))
        case ("textAlignment", let label as UILabel):
            label.textAlignment =
                NSTextAlignment(rawValue: Int(Int32(saturating: number))) ?? label.textAlignment
        case ("progress", let view as UIProgressView): view.progress = Float(number)
        case ("value", let slider as UISlider): slider.value = Float(number)
        case ("spacing", let stack as UIStackView): stack.spacing = number
        default: return false
        }
        return true
    }

    private static func apply(_ path: String, flag: Bool, to view: UIView) -> Bool {
        switch (path, view) {
        case ("hidden", _), ("isHidden", _): view.isHidden = flag
        case ("opaque", _): view.isOpaque = flag
        case ("userInteractionEnabled", _): view.isUserInteractionEnabled = flag
        case ("isAccessibilityElement", _): view.isAccessibilityElement = flag
        case ("enabled", let control as UIControl): control.isEnabled = flag
        case ("selected", let control as UIControl): control.isSelected = flag
        case ("adjustsFontSizeToFitWidth", let label as UILabel):
            label.adjustsFontSizeToFitWidth = flag
        default: return false
        }
        return true
    }
}
