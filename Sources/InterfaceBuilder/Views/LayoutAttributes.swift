import UIKit

/// Attributes of an element that affect Auto Layout, except constraints.
@MainActor enum LayoutAttributes {
    static func apply(_ element: Element, to view: UIView) {
        for (attribute, axis) in hugging {
            guard let priority = element.priority(attribute) else { continue }
            view.setContentHuggingPriority(priority, for: axis)
        }
        for (attribute, axis) in compressionResistance {
            guard let priority = element.priority(attribute) else { continue }
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
        applyMargins(of: element, to: view)
    }

    private static func applyMargins(of element: Element, to view: UIView) {
        view.preservesSuperviewLayoutMargins =
            element.bool("preservesSuperviewLayoutMargins") ?? false
        view.insetsLayoutMarginsFromSafeArea =
            element.bool("insetsLayoutMarginsFromSafeArea") ?? true
        view.layoutMarginsFollowReadableWidth =
            element.bool("layoutMarginsFollowReadableWidth") ?? false
        if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
                bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
        }
    }

    private static let hugging: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
        "horizontalHuggingPriority": .horizontal, "verticalHuggingPriority": .vertical,
    ]

    private static let compressionResistance: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
        "horizontalCompressionResistancePriority": .horizontal,
        "verticalCompressionResistancePriority": .vertical,
    ]
}
