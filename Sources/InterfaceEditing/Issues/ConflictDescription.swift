import Foundation
import InterfaceBuilder
import UIKit

/// A conflict in the words of Xcode's Size inspector (Documentation/LayoutIssues.md 5): the broken
/// constraint and those that it contradicts most directly.
@MainActor struct ConflictDescription {
    /// The broken constraint, such as `“Badge” Width Equals: 120`.
    let broken: String
    /// Up to three other constraints of the conflict.
    let others: [String]
    /// The number of constraints that aren't listed.
    let rest: Int

    init(_ conflict: LayoutConflict, broken: NSLayoutConstraint) {
        let views = broken.items
        let near = conflict.constraints.filter { $0 !== broken && !$0.isMadeByUIKit }
            .enumerated()
            .sorted { one, other in
                let first = one.element.commonItems(with: views)
                let second = other.element.commonItems(with: views)
                return first == second ? one.offset < other.offset : first > second
            }
            .map(\.element)
        self.broken = ConstraintWords.text(of: broken)
        others = near.prefix(3).map { ConstraintWords.text(of: $0) }
        rest = max(0, near.count - 3)
    }

    /// The hint, which lists the constraints that the broken one contradicts.
    var hint: String {
        guard !others.isEmpty else { return "Change or remove the constraint." }
        let more = rest == 0 ? "" : " (and \(rest) more; use --verbose)"
        return "It conflicts with \(others.joined(separator: "; "))\(more). Change or remove one."
    }
}

extension NSLayoutConstraint {
    fileprivate var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

    /// Returns the number of a constraint's items that are in the array.
    fileprivate func commonItems(with others: [AnyObject]) -> Int {
        items.filter { item in others.contains { $0 === item } }.count
    }
}

/// Describes built constraints in the words of Xcode's Size inspector.
@MainActor enum ConstraintWords {
    static func text(of constraint: NSLayoutConstraint) -> String {
        guard let first = constraint.firstItem else { return constraint.equationText }
        // The inspector of the inner view shows the constraint with its superview.
        if let outer = first as? UIView, let inner = constraint.secondItem as? UIView,
            inner !== outer, inner.isDescendant(of: outer)
        {
            return text(
                inner, constraint.secondAttribute, outer, constraint.firstAttribute,
                -constraint.constant, constraint.relation.reversed, constraint)
        }
        if !(first is UIView), let second = constraint.secondItem as? UIView {
            return text(
                second, constraint.secondAttribute, first, constraint.firstAttribute,
                -constraint.constant, constraint.relation.reversed, constraint)
        }
        return text(
            first, constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute,
            constraint.constant, constraint.relation, constraint)
    }

    private static func text(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ relation: NSLayoutConstraint.Relation, _ constraint: NSLayoutConstraint
    ) -> String {
        let name = Self.name(item, of: nil)
        let plain = attribute.insideMargins ?? attribute
        let edge = ConstraintAttributes.title(plain.documentName)
        let priority =
            constraint.priority == .required
            ? "" : ", Priority: \(Int(saturating: constraint.priority.rawValue))"
        guard let other else {
            return "\(name) \(edge) \(value(constant, relation))\(priority)"
        }
        let otherName = Self.name(other, of: item)
        if attribute.isLength {
            if item === other {
                return "\(name) Aspect Ratio \(number(constraint.multiplier)):1\(priority)"
            }
            let multiplier =
                constraint.multiplier == 1 ? "" : ", Multiplier: \(number(constraint.multiplier))"
            return "\(name) Equal \(edge) to: \(otherName)\(multiplier)\(priority)"
        }
        let isFar = ConstraintAttributes.isFarEdge(plain.documentName)
        let isOpposite = plain != otherAttribute.insideMargins ?? otherAttribute
        let isContainer =
            !(other is UIView)
            || (item as? UIView).flatMap { view in (other as? UIView).map(view.isDescendant) }
                == true
        guard let isFar, isOpposite || isContainer else {
            let offset = constant == 0 ? "" : " \(value(constant, relation))"
            return "\(name) Align \(edge) to: \(otherName)\(offset)\(priority)"
        }
        return "\(name) \(edge) Space to: \(otherName) "
            + value(isFar ? -constant : constant, isFar ? relation.reversed : relation) + priority
    }

    private static func value(_ constant: CGFloat, _ relation: NSLayoutConstraint.Relation)
        -> String
    {
        let word =
            relation == .equal ? "Equals:" : relation == .greaterThanOrEqual ? "≥" : "≤"
        return "\(word) \(number(constant))"
    }

    private static func number(_ value: CGFloat) -> String {
        DocumentNumber.constant(((value * 100).rounded() / 100) + 0)
    }

    /// Returns the name of an item, from the perspective of another one.
    private static func name(_ item: AnyObject, of other: AnyObject?) -> String {
        if let view = item as? UIView {
            if view === (other as? UIView)?.superview { return "Superview" }
            let id = view.readableName == nil ? view.documentOrigin?.id : nil
            return "“\(view.outlineName)”" + (id.map { " (\($0))" } ?? "")
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
            return "guide"
        }
        if guide === owner.safeAreaLayoutGuide { return "Safe Area" }
        if guide === owner.layoutMarginsGuide { return "Superview Margin" }
        return "Layout Guide"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        default: self
        }
    }
}
