import Foundation
import InterfaceBuilder

/// Describes constraints from the perspective of one view, in Xcode's words
/// (Documentation/LayoutIssues.md 5).
struct ConstraintLister {
    let id: String
    /// The IDs of the views that contain the view, the superview last.
    let path: [String]
    /// The views of the same root, by ID.
    let views: [String: Element]
    let map: SourceMap

    /// Returns the constraint and its position in the inspector, or `nil` if it can't be described.
    func listed(_ reference: ConstraintReference) -> (order: Int, listed: ListedConstraint)? {
        let element = reference.element
        guard let first = element["firstAttribute"] else { return nil }
        let firstID = element["firstItem"] ?? reference.owner
        var relation = element["relation"] ?? "equal"
        let constant = element["constant"].flatMap(DocumentNumber.value) ?? 0
        var term = Term(attribute: first, constant: constant)
        if let second = element["secondAttribute"] {
            let secondID = element["secondItem"] ?? reference.owner
            let isFirst = firstID == id
            guard isFirst || secondID == id else { return nil }
            let other = isFirst ? secondID : firstID
            term = Term(
                attribute: isFirst ? first : second, other: (other, isFirst ? second : first),
                constant: isFirst ? constant : -constant)
            if !isFirst { relation = Self.reversed[relation] ?? relation }
        }
        let kind = kind(of: term, owner: reference.owner)
        let value = value(
            of: term, kind, relation, multiplier: element["multiplier"],
            isStandard: element["symbolic"] == "YES")
        let listed = ListedConstraint(
            id: element.id ?? "", subject: kind.subject, value: value,
            priority: element["priority"])
        let place = Self.order.firstIndex(of: term.attribute.plain) ?? Self.order.count
        return (place * map.elements.count + element.index, listed)
    }

    /// The view's side of a constraint.
    private struct Term {
        let attribute: String
        var other: (id: String, attribute: String)?
        /// The constant on the other side of the equation.
        let constant: Double
    }

    private enum Kind {
        /// A distance, which grows with the constant if `sign` is 1.
        case space(String, sign: Double)
        case alignment(String)
        case length(String)
        case equalLength(String)
        case ratio

        var subject: String {
            switch self {
            case .space(let text, _), .alignment(let text), .length(let text),
                .equalLength(let text):
                text
            case .ratio: "Aspect Ratio"
            }
        }
    }

    private func kind(of term: Term, owner: String) -> Kind {
        let plain = term.attribute.plain
        let name = ConstraintAttributes.title(plain)
        guard let other = term.other else { return .length(name) }
        if plain == "width" || plain == "height" {
            return other.id == id ? .ratio : .equalLength("Equal \(name) to: \(self.name(other))")
        }
        let isContainer = isContainer(other.id, owner: owner)
        let isFar = ConstraintAttributes.isFarEdge(plain)
        let isOpposite = isFar != ConstraintAttributes.isFarEdge(other.attribute.plain)
        // The guides of bars are next to the view: their bottom edge is above its top edge.
        guard let isFar, isContainer || isOpposite else {
            return .alignment("Align \(name) to: \(self.name(other))")
        }
        return .space("\(name) Space to: \(self.name(other))", sign: isFar ? -1 : 1)
    }

    /// Whether an item is the view's superview or one of its guides.
    private func isContainer(_ other: String, owner: String) -> Bool {
        if let guide = map.element(id: other), views[other] == nil {
            return guide.name.hasSuffix("LayoutGuide")
        }
        return views[other] == nil ? other == owner : path.contains(other)
    }

    private func name(_ other: (id: String, attribute: String)) -> String {
        let margin = other.attribute.isMargin ? " Margin" : ""
        guard let element = views[other.id] else {
            guard let guide = map.element(id: other.id) else { return other.id }
            switch (guide.name, guide["key"], guide["type"]) {
            case ("viewControllerLayoutGuide", _, "top"): return "Top Layout Guide"
            case ("viewControllerLayoutGuide", _, _): return "Bottom Layout Guide"
            case (_, "safeArea", _): return "Safe Area"
            case (_, "contentLayoutGuide", _): return "Content Layout Guide"
            case (_, "frameLayoutGuide", _): return "Frame Layout Guide"
            case (_, "keyboard", _): return "Keyboard"
            default: return other.id
            }
        }
        if path.last == other.id { return "Superview\(margin)" }
        return (element.displayNames.first ?? element.name.titleCased) + margin
    }

    /// Returns the value in Xcode's words, or `nil` for alignments without an offset.
    private func value(
        of term: Term, _ kind: Kind, _ relation: String, multiplier: String?, isStandard: Bool
    ) -> String? {
        var (constant, relation) = (term.constant, relation)
        switch kind {
        case .ratio: return "Equals: \(multiplier ?? "1:1")"
        case .space(_, let sign):
            constant *= sign
            if sign < 0 { relation = Self.reversed[relation] ?? relation }
        case .alignment, .equalLength:
            if let multiplier, multiplier != "1" {
                let offset = constant == 0 ? "" : ", Constant: \(DocumentNumber.constant(constant))"
                return "Multiplier: \(multiplier)\(offset)"
            }
            if constant == 0, relation == "equal", !isStandard { return nil }
        case .length: break
        }
        let word =
            relation == "equal" ? "Equals:" : relation == "greaterThanOrEqual" ? "≥" : "≤"
        return "\(word) \(isStandard ? "Default" : DocumentNumber.constant(constant))"
    }

    private static let reversed = [
        "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
    ]

    private static let order = [
        "leading", "left", "trailing", "right", "top", "bottom", "centerX", "centerY",
        "firstBaseline", "baseline", "lastBaseline", "width", "height",
    ]
}

extension String {
    /// The attribute without its reference to margins.
    fileprivate var plain: String {
        self == "centerXWithinMargins"
            ? "centerX"
            : self == "centerYWithinMargins"
                ? "centerY" : hasSuffix("Margin") ? String(dropLast("Margin".count)) : self
    }

    fileprivate var isMargin: Bool { plain != self }
}
