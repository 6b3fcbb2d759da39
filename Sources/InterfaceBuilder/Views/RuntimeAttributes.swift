import UIKit

/// The user-defined runtime attributes that change a picture, also by the names that classes give
/// to properties which only pass them on to the layer (facts: interface_builder.md, colours).
@MainActor enum RuntimeAttributes {
    static func apply(_ element: Element, to view: UIView, colors: ColorDecoder) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            apply(attribute, path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path, view)
            applyColor(attribute, path, view, colors)
        }
    }

    private static func applyColor(
        _ attribute: Element, _ path: String, _ view: UIView, _ colors: ColorDecoder
    ) {
        guard let value = attribute.child("color", key: "value") else { return }
        let color = colors.color(value)?.resolvedColor(with: UIScreen.main.traitCollection).cgColor
        if borderColorNames.contains(path) { view.layer.borderColor = color }
        if shadowColorNames.contains(path) { view.layer.shadowColor = color }
    }

    private static func apply(_ attribute: Element, _ property: String, _ view: UIView) {
        switch property {
        case "cornerRadius":
            if let radius = attribute.runtimeNumber { view.layer.cornerRadius = radius }
        case "borderWidth":
            if let width = attribute.runtimeNumber { view.layer.borderWidth = width }
        case "shadowOpacity":
            if let opacity = attribute.runtimeNumber { view.layer.shadowOpacity = Float(opacity) }
        case "shadowRadius":
            if let radius = attribute.runtimeNumber { view.layer.shadowRadius = radius }
        case "shadowOffset":
            if let offset = attribute.size("value") { view.layer.shadowOffset = offset }
        case "masksToBounds", "clipsToBounds":
            if let masks = attribute.bool("value") { view.clipsToBounds = masks }
        case "accessibilityIdentifier":
            view.accessibilityIdentifier = attribute.string("value")
        default: break
        }
    }

    private static let shadowColorNames: Set<String> = [
        "shadowColor", "layer.shadowColor", "layer.shadowUIColor",
    ]

    private static let borderColorNames: Set<String> = [
        "borderColor", "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
        "layer.borderIBColor",
    ]
}

extension Element {
    /// Numbers stand in a child, `<integer>` or `<real>`.
    fileprivate var runtimeNumber: CGFloat? { child(key: "value")?.number("value") }
}
