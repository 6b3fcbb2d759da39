import Devices
import Foundation

/// The builder of a visual format's constraints (Documentation/Layout.md 3.7 and 3.10).
@MainActor struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions

    var constraints: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, entry) in format.entries.enumerated() {
            if index > 0 {
                let before = format.entries[index - 1].item
                result += spacing(from: before, to: entry.item, entry.connection)
            } else if let leading = format.leading {
                result += leadingSpacing(of: entry.item, leading)
            }
            result += entry.sizes.map { size(of: entry.item, $0) }
        }
        if let last = format.entries.last?.item, let trailing = format.trailing {
            result += trailingSpacing(of: last, trailing)
        }
        return result + alignments
    }

    // MARK: Edges

    private var isReversed: Bool {
        format.axis == .horizontal && options.contains(.directionRightToLeft)
    }

    /// The edges at the start and at the end of the format.
    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if isReversed { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// The edges that a distance between neighbors connects.
    private var inner: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
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
                return distance(before, after, predicate.relation, constant)
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
        let length = LayoutTerm(item, format.axis.size)
        switch predicate.value {
        case .constant(let constant):
            return NSLayoutConstraint(
                length, predicate.relation, .nothing, multiplier: 1, constant: constant
            ).at(predicate.priority)
        case .item(let other):
            return NSLayoutConstraint(
                length, predicate.relation, LayoutTerm(other, format.axis.size), multiplier: 1,
                constant: 0
            ).at(predicate.priority)
        }
    }

    private var alignments: [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(format.entries, format.entries.dropFirst()).map { before, after in
                NSLayoutConstraint(
                    LayoutTerm(before.item, attribute), .equal, LayoutTerm(after.item, attribute),
                    multiplier: 1, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes by which neighbors are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint.Attribute.allCases.filter {
            $0 != .notAnAttribute
                && $0.rawValue <= NSLayoutConstraint.Attribute.firstBaseline.rawValue
                && rawValue & (1 << UInt($0.rawValue)) != 0
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
    fileprivate func at(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}
