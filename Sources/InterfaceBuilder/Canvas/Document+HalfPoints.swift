import Foundation

extension Document {
    /// Whether a stored frame of the document has a fractional edge or size.
    var hasHalfPoints: Bool {
        var result = false
        for object in objectGroups.joined() {
            object.walk { element in
                guard element.name == "rect", element.key == "frame" else { return }
                result = result || Self.sides.contains { !element.isWhole($0) }
            }
        }
        return result
    }

    private static let sides = ["x", "y", "width", "height"]
}

extension Element {
    fileprivate func isWhole(_ attribute: String) -> Bool {
        let value = number(attribute) ?? 0
        return value == value.rounded()
    }
}
