/// The attributes of constraints in documents.
enum ConstraintAttributes {
    /// The XML attributes that Xcode writes before `constant`, in their order.
    static let beforeConstant = [
        "key", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
        "multiplier", "priority",
    ]

    /// Returns whether an edge is a trailing, right, or bottom one, or `nil` if the layout
    /// attribute isn't an edge.
    static func isFarEdge(_ attribute: String) -> Bool? {
        switch attribute {
        case "leading", "left", "top": false
        case "trailing", "right", "bottom": true
        default: nil
        }
    }
}
