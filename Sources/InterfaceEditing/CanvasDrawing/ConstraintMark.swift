import InterfaceBuilder
import UIKit

/// The drawing of a constraint on the canvas: lines with or without bars at their ends, and texts.
struct ConstraintMark {
    enum State: Int {
        /// Satisfied by the stored frames.
        case satisfied
        /// Violated by the stored frames.
        case misplaced
        /// Of a view that other constraints are missing for.
        case ambiguous
        case conflicting
    }

    struct Line {
        var start: CGPoint
        var end: CGPoint
        /// Whether the line ends with bars, as those of distances and lengths do.
        var hasBars = false
        /// The text in the middle of the line.
        var text: String?

        var isHorizontal: Bool { abs(end.x - start.x) >= abs(end.y - start.y) && start.y == end.y }
    }

    let id: String
    let state: State
    let lines: [Line]
    /// Whether the constraint isn't required: its lines are dashed.
    let isOptional: Bool
}

/// Calculates where the canvas shows constraints, in the root's coordinate space.
@MainActor struct ConstraintMarker {
    let geometry: CanvasGeometry
    let root: UIView

    /// Returns the lines of a constraint; none if the canvas doesn't show its items.
    func lines(
        of constraint: NSLayoutConstraint, delta: CGFloat?, ratio: String?
    ) -> [ConstraintMark.Line] {
        guard let first = constraint.firstItem else { return [] }
        let text = text(of: constraint, delta: delta)
        if constraint.firstAttribute.isLength {
            let axis = constraint.firstAttribute.alongAxis ?? .horizontal
            guard let second = constraint.secondItem, constraint.secondAttribute.isLength else {
                return [length(of: first, axis, text)].compactMap { $0 }
            }
            if second === first {
                return [length(of: first, .horizontal, ratio ?? "1:1")].compactMap { $0 }
            }
            let mark = constraint.multiplier == 1 ? "=" : "×"
            return [first, second].compactMap {
                $0 as? UIView === root ? nil : length(of: $0, axis, mark)
            }
        }
        guard let second = constraint.secondItem,
            let axis = constraint.firstAttribute.alongAxis
        else { return [] }
        return position(
            (first, constraint.firstAttribute), (second, constraint.secondAttribute), axis, text)
    }

    /// Returns the number on the line: the constant, or the difference from it if the stored frames
    /// violate the constraint, as in Interface Builder's badges.
    private func text(of constraint: NSLayoutConstraint, delta: CGFloat?) -> String? {
        if let delta { return (delta > 0 ? "+" : "−") + DocumentNumber.constant(abs(delta)) }
        let relation: String =
            switch constraint.relation {
            case .equal: ""
            case .greaterThanOrEqual: "≥ "
            case .lessThanOrEqual: "≤ "
            }
        if constraint.constant == 0, relation.isEmpty { return nil }
        return relation + DocumentNumber.constant(abs(constraint.constant))
    }

    /// The distance of the lines of lengths from the view, in points.
    private static let outside: CGFloat = 5

    private func length(
        of item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ text: String?
    ) -> ConstraintMark.Line? {
        guard let rect = geometry.rect(of: item) else { return nil }
        if axis == .horizontal {
            let y = rect.maxY + Self.outside
            return .init(
                start: CGPoint(x: rect.minX, y: y), end: CGPoint(x: rect.maxX, y: y),
                hasBars: true, text: text)
        }
        let x = rect.maxX + Self.outside
        return .init(
            start: CGPoint(x: x, y: rect.minY), end: CGPoint(x: x, y: rect.maxY), hasBars: true,
            text: text)
    }

    private typealias Term = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    private func position(
        _ first: Term, _ second: Term, _ axis: NSLayoutConstraint.Axis, _ text: String?
    ) -> [ConstraintMark.Line] {
        guard let start = geometry.value(second.attribute, of: second.item, in: root),
            let end = geometry.value(first.attribute, of: first.item, in: root),
            let own = geometry.rect(of: first.item), let other = geometry.rect(of: second.item)
        else { return [] }
        let (span, others) = (Extent(own, axis.cross), Extent(other, axis.cross))
        let isContainer = contains(second.item, first.item) || contains(first.item, second.item)
        if first.attribute == second.attribute, !isContainer || first.attribute.isMiddle {
            // A center line in a container begins at the container's edges.
            let range = (min(span.minimum, others.minimum), max(span.maximum, others.maximum))
            var lines = [line(axis, at: end, from: range.0 - 3, to: range.1 + 3)]
            if abs(end - start) > 0.5 {
                lines.append(line(axis, at: start, from: range.0 - 3, to: range.1 + 3))
                var distance = line(axis.cross, at: span.middle, from: start, to: end)
                (distance.hasBars, distance.text) = (true, text)
                lines.append(distance)
            }
            return lines
        }
        let inner = contains(first.item, second.item) ? others : span
        let shared = span.overlap(others)
        let middle =
            isContainer || shared <= 0
            ? inner.middle
            : (max(span.minimum, others.minimum) + min(span.maximum, others.maximum)) / 2
        var distance = line(axis.cross, at: middle, from: start, to: end)
        (distance.hasBars, distance.text) = (true, text)
        return [distance]
    }

    /// Returns a line at a position along an axis, between two positions along the other axis.
    private func line(
        _ axis: NSLayoutConstraint.Axis, at position: CGFloat, from start: CGFloat,
        to end: CGFloat
    ) -> ConstraintMark.Line {
        axis == .horizontal
            ? .init(start: CGPoint(x: position, y: start), end: CGPoint(x: position, y: end))
            : .init(start: CGPoint(x: start, y: position), end: CGPoint(x: end, y: position))
    }

    private func contains(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
        if let guide = outer as? UILayoutGuide {
            return guide.owningView.map { contains($0, inner) || $0 === inner } ?? false
        }
        guard let outer = outer as? UIView, let inner = inner as? UIView else { return false }
        return inner !== outer && inner.isDescendant(of: outer)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMiddle: Bool {
        [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
    }
}
