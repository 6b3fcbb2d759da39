/// Converts an archived `IBNSLayoutConstraint` to a `<constraint>`.
enum ArchivedConstraint {
    /// Returns the constraint, or `nil` if its first attribute is unknown.
    ///
    /// - Parameter id: Returns the ID in current documents for an archive ID.
    static func element(_ constraint: ArchivedObject, id: (String) -> String) -> Element? {
        guard let first = attribute(constraint, "firstAttribute") else { return nil }
        var result = Element("constraint", at: constraint.element.line)
        result.attributes["id"] = constraint.element.id.map(id)
        result.attributes["firstItem"] = constraint.reference("firstItem").map(id)
        result.attributes["firstAttribute"] = first
        if let second = attribute(constraint, "secondAttribute") {
            result.attributes["secondItem"] = constraint.reference("secondItem").map(id)
            result.attributes["secondAttribute"] = second
        }
        switch constraint.integer("relation") {
        case -1: result.attributes["relation"] = "lessThanOrEqual"
        case 1: result.attributes["relation"] = "greaterThanOrEqual"
        default: break
        }
        result.attributes["multiplier"] = constraint.scalar("multiplier")
        result.attributes["priority"] = constraint.scalar("priority")
        let constant = constraint.object("constant")
        result.attributes["constant"] = constant?.ownScalar ?? constant?.scalar("value")
        if constant?.className == "IBNSLayoutSymbolicConstant" {
            result.attributes["symbolic"] = "YES"
        }
        return result
    }

    private static func attribute(_ constraint: ArchivedObject, _ key: String) -> String? {
        guard let number = constraint.integer(key), attributes.indices.contains(number - 1) else {
            return nil
        }
        return attributes[number - 1]
    }

    /// The names, from 1, in the order of `NSLayoutConstraint.Attribute`.
    private static let attributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY", "baseline",
    ]
}
