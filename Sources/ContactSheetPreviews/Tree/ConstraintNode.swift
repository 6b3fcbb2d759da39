import Foundation

/// A constraint in references: `first relation multiplier * second + constant`, at a priority.
///
/// It is stored with the view of its first item.
public struct ConstraintNode: Sendable, Hashable {
    /// One side of a constraint.
    public struct Term: Sendable, Hashable {
        public var item: Item
        /// The name of a guide of the item, or `nil` for the view itself.
        public var guide: String?
        /// The attribute, such as `leading`.
        public var attribute: String

        public init(_ item: Item, guide: String? = nil, _ attribute: String) {
            self.item = item
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// A view of the tree.
    public enum Item: Sendable, Hashable {
        /// The view with which the constraint is stored.
        case own
        case superview
        /// The indices among subviews that lead from the root to the view.
        case path([Int])
    }

    public var first: Term
    /// `=`, `≤`, or `≥`.
    public var relation: String
    /// The other side, or `nil` for a constant.
    public var second: Term?
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    public var priority: Double
    /// The object ID in the document, or the constraint's identifier.
    public var id: String?

    public init(
        _ first: Term, _ relation: String, _ second: Term?, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000, id: String? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.id = id
    }
}

extension ConstraintNode {
    /// The equation, such as `leading = 0.5 * superview.width + 8 @750 #aBc-12-xYz`.
    public var text: String {
        var words = [first.text, relation]
        if let second {
            if multiplier != 1 { words += ["\(multiplier)", "*"] }
            words.append(second.text)
            if constant != 0 { words += [constant < 0 ? "-" : "+", constant.magnitude.short] }
        } else {
            words.append(constant.short)
        }
        if priority != 1000 { words.append("@\(priority.short)") }
        if let id { words.append("#\(id)") }
        return words.joined(separator: " ")
    }

    /// Parses an equation, or returns `nil` if it is invalid.
    init?(text: String) {
        var words = text.split(separator: " ").map(String.init)[...]
        guard let first = words.popFirst().flatMap(Term.init(text:)),
            let relation = words.popFirst()
        else { return nil }
        self.init(first, relation, nil)
        if words.last?.first == "#" { id = words.popLast().map { String($0.dropFirst()) } }
        if words.last?.first == "@" {
            guard let number = words.popLast().flatMap({ Double($0.dropFirst()) }) else {
                return nil
            }
            priority = number
        }
        if words.dropFirst().first == "*" {
            guard let number = words.popFirst().flatMap(Double.init) else { return nil }
            multiplier = number
            words.removeFirst()
        }
        guard let word = words.popFirst() else { return nil }
        if words.isEmpty, let number = Double(word) {
            constant = number
            return
        }
        guard let term = Term(text: word) else { return nil }
        second = term
        guard !words.isEmpty else { return }
        guard words.count == 2, let number = words.last.flatMap({ Double($0) }) else { return nil }
        constant = words.first == "-" ? 0 - number : number
    }
}

extension ConstraintNode.Term {
    /// The item, the guide, and the attribute, such as `superview.safeArea.top` or `/0/2.width`.
    fileprivate var text: String {
        var parts: [String] = []
        switch item {
        case .own: break
        case .superview: parts.append("superview")
        case .path(let indices): parts.append("/" + indices.map(String.init).joined(separator: "/"))
        }
        return (parts + [guide, attribute].compactMap { $0 }).joined(separator: ".")
    }

    fileprivate init?(text: String) {
        var parts = text.split(separator: ".").map(String.init)[...]
        var item = ConstraintNode.Item.own
        if parts.first == "superview" {
            item = .superview
            parts.removeFirst()
        } else if let path = parts.first, path.hasPrefix("/") {
            let indices = path.dropFirst().split(separator: "/").map { Int($0) }
            guard !indices.contains(nil) else { return nil }
            item = .path(indices.compactMap { $0 })
            parts.removeFirst()
        }
        guard let attribute = parts.popLast(), parts.count < 2 else { return nil }
        self.init(item, guide: parts.first, attribute)
    }
}

extension Double {
    /// The number with at most three decimals.
    fileprivate var short: String { CGFloat(self).short }
}
