import UIKit

/// The attributes of constraints in documents.
package enum ConstraintAttributes {
    /// The XML attributes that Xcode writes before `constant`, in their order.
    package static let beforeConstant = [
        "key", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
        "multiplier", "priority",
    ]

    /// Returns the name of an attribute in Xcode's Size inspector.
    package static func title(_ attribute: String) -> String { titles[attribute] ?? attribute }

    private static let titles = [
        "leading": "Leading", "trailing": "Trailing", "left": "Left", "right": "Right",
        "top": "Top", "bottom": "Bottom", "width": "Width", "height": "Height",
        "centerX": "Center X", "centerY": "Center Y", "baseline": "Baseline",
        "lastBaseline": "Last Baseline", "firstBaseline": "First Baseline",
    ]

    /// Returns whether an edge is a trailing, right, or bottom one, or `nil` if the layout
    /// attribute isn't an edge.
    package static func isFarEdge(_ attribute: String) -> Bool? {
        switch attribute {
        case "leading", "left", "top": false
        case "trailing", "right", "bottom": true
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute to which this attribute corresponds inside the margins, or `nil` if it doesn't refer to
    /// margins.
    package var insideMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The attribute's name in documents.
    package var documentName: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "baseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: ""
        }
    }
}
