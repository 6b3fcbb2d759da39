import UIKit

/// Attributes of all controls.
@MainActor enum ControlAttributes {
    static func apply(_ element: Element, to control: UIControl) {
        control.isEnabled = element.bool("enabled") ?? true
        control.isSelected = element.bool("selected") ?? false
        control.isHighlighted = element.bool("highlighted") ?? false
        control.contentHorizontalAlignment =
            element["contentHorizontalAlignment"].flatMap { horizontal[$0] } ?? .center
        control.contentVerticalAlignment =
            element["contentVerticalAlignment"].flatMap { vertical[$0] } ?? .center
    }

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
