import ContactSheetDevices
import Foundation
import VisualFormatParsing

/// The builder of a visual format's constraints (Documentation/Layout.md 3.7 and 3.10).
@MainActor struct VisualFormatBuilder {
    private let format: VisualFormat
    private let axis: NSLayoutConstraint.Axis
    private let options: NSLayoutConstraint.FormatOptions
    /// The items by their names in the format.
    private let items: [String: any LayoutItem]
    /// The entries of the format with their items.
    private let entries: [(item: any LayoutItem, entry: VisualFormat.Entry)]

    init(
        _ format: VisualFormat, items: [String: any LayoutItem],
        options: NSLayoutConstraint.FormatOptions
    ) {
        self.format = format
        axis = format.axis == .horizontal ? .horizontal : .vertical
        self.options = options
        self.items = items
        entries = format.entries.compactMap { entry in items[entry.view].map { ($0, entry) } }
    }

    var constraints: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, (item, entry)) in entries.enumerated() {
            if index > 0 {
                result += spacing(from: entries[index - 1].item, to: item, entry.connection)
            } else if let leading = format.leading {
                result += leadingSpacing(of: item, leading)
            }
            result += entry.sizes.map { size(of: item, $0) }
        }
        if let last = entries.last?.item, let trailing = format.trailing {
            result += trailingSpacing(of: last, trailing)
        }
        return result + alignments
    }

    // MARK: Edges

    private var isReversed: Bool {
        axis == .horizontal && options.contains(.directionRightToLeft)
    }

    /// The edges at the start and at the end of the format.
    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if axis == .vertical { return (.top, .bottom) }
        if isReversed { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// The edges that a distance between neighbors connects.
    private var inner: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        axis == .vertical && options.contains(.spacingBaselineToBaseline)
            ? (.firstBaseline, .lastBaseline) : edges
    }

    // MARK: Distances

    private func spacing(
        from before: any LayoutItem, to after: any LayoutItem,
        _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        distances(
            LayoutTerm(before, inner.far), LayoutTerm(after, inner.near), connection,
            standard: SystemSpacing.betweenSiblings)
    }

    private func leadingSpacing(
        of item: any LayoutItem, _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        let (edge, standard) = superviewEdge(edges.near, connection)
        return distances(
            LayoutTerm(item.spaceView, edge), LayoutTerm(item, edges.near), connection,
            standard: standard)
    }

    private func trailingSpacing(
        of item: any LayoutItem, _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        let (edge, standard) = superviewEdge(edges.far, connection)
        return distances(
            LayoutTerm(item, edges.far), LayoutTerm(item.spaceView, edge), connection,
            standard: standard)
    }

    /// Returns the superview's edge that a connection refers to, and the standard distance from it.
    ///
    /// The standard distance is the superview's margin from iOS 8 on and 20 points in earlier
    /// versions.
    private func superviewEdge(
        _ edge: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection
    ) -> (edge: NSLayoutConstraint.Attribute, standard: CGFloat?) {
        guard case .standard = connection else { return (edge, nil) }
        guard SystemBehavior.layoutMargins.isActive, let margin = edge.margin else {
            return (edge, SystemSpacing.toSuperview)
        }
        return (margin, nil)
    }

    /// Returns the constraints `after == before + distance`, with the terms in the order of the
    /// format.
    private func distances(
        _ before: LayoutTerm, _ after: LayoutTerm, _ connection: VisualFormat.Connection,
        standard: CGFloat?
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: return [distance(before, after, .equal, 0)]
        case .standard:
            let constraint = distance(before, after, .equal, standard ?? 0)
            return [standard == nil ? constraint : constraint.showing(.standard)]
        case .distances(let predicates):
            return predicates.compactMap { predicate in
                guard case .constant(let constant) = predicate.value else { return nil }
                return distance(before, after, .init(predicate.relation), constant)
                    .at(predicate.priority)
            }
        }
    }

    private func distance(
        _ before: LayoutTerm, _ after: LayoutTerm, _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let (first, second) = isReversed ? (before, after) : (after, before)
        return NSLayoutConstraint(first, relation, second, multiplier: 1, constant: constant)
    }

    // MARK: Sizes and alignments

    private func size(
        of item: any LayoutItem, _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        let (other, constant): (LayoutTerm, CGFloat) =
            switch predicate.value {
            case .constant(let constant): (.nothing, CGFloat(constant))
            case .length(let view): (LayoutTerm(items[view], axis.size), 0)
            }
        return NSLayoutConstraint(
            LayoutTerm(item, axis.size), .init(predicate.relation), other, multiplier: 1,
            constant: constant
        ).at(predicate.priority)
    }

    private var alignments: [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(entries, entries.dropFirst()).map { before, after in
                NSLayoutConstraint(
                    LayoutTerm(before.item, attribute), .equal, LayoutTerm(after.item, attribute),
                    multiplier: 1, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: VisualFormat.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var margin: NSLayoutConstraint.Attribute? {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: nil
        }
    }
}

extension NSLayoutConstraint {
    /// Sets the priority of a predicate; a constraint without one is required.
    fileprivate func at(_ priority: Double?) -> Self {
        if let priority { self.priority = UILayoutPriority(Float(priority)) }
        return self
    }
}
