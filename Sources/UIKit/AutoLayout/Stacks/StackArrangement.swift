import ContactSheetDevices
import Foundation

/// The attributes of one axis of a stack.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        (start, end, center, length) =
            axis == .horizontal
            ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
}

/// The constraints of a stack view in its current state (Documentation/Layout.md 4.1, as printed
/// from UIStackView on iOS 10).
@MainActor struct StackArrangement {
    let stack: UIStackView
    let views: [UIView]
    let visible: [UIView]
    /// The attributes along the stack view's axis and across it.
    let along: StackAxis
    let across: StackAxis
    /// The item that the outermost views are connected to: the stack view or its margins guide.
    let canvas: any LayoutItem
    private(set) var constraints: [StackConstraint] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = stack.visibleViews
        along = StackAxis(stack.axis)
        across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        canvas =
            stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        addAll()
    }

    private mutating func addAll() {
        stack.guides.keep(
            spacer: needsSpacer, gaps: hasEqualGaps ? max(0, visible.count - 1) : 0)
        guard !views.isEmpty else { return }
        connectEnds()
        addSpacing()
        addHiding()
        addAlignment()
        addDistribution()
    }

    mutating func add(
        _ role: StackConstraintRole, _ first: LayoutTerm,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: LayoutTerm = .nothing,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        constraints.append(
            StackConstraint(
                role: role, first: first, relation: relation, second: second,
                multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority)))
    }

    /// Connects an attribute of the canvas to the same attribute of an item, in the order of
    /// UIKit's logs: the stack view is first at its start and last at its end; a margins guide is
    /// always first.
    mutating func connect(
        _ attribute: NSLayoutConstraint.Attribute, to item: any LayoutItem, isLoose: Bool = false
    ) {
        let isEnd = attribute == along.end || attribute == across.end
        let (edge, other) = (LayoutTerm(canvas, attribute), LayoutTerm(item, attribute))
        guard isEnd, canvas === stack else {
            let loose: NSLayoutConstraint.Relation =
                isEnd ? .greaterThanOrEqual : .lessThanOrEqual
            return add(.canvasConnection, edge, isLoose ? loose : .equal, other)
        }
        add(.canvasConnection, other, isLoose ? .lessThanOrEqual : .equal, edge)
    }

    /// Keeps a stack view whose size no other constraint determines as small as its content, at a
    /// priority below that of a fitting size.
    mutating func fitCanvas(_ length: NSLayoutConstraint.Attribute) {
        add(.canvasFit, LayoutTerm(stack, length), priority: 49)
    }

    // MARK: Ends, spacing, and hidden views

    /// Connects the first and the last visible view to the ends of the stack view. If all views are
    /// hidden, the stack view shrinks to zero unless another constraint determines its length.
    private mutating func connectEnds() {
        connect(along.start, to: visible.first ?? views[0])
        if let last = visible.last { connect(along.end, to: last) } else { fitCanvas(along.length) }
    }

    /// Adds the spacing between neighbors. A hidden view between visible ones has half of the
    /// spacing on either side; hidden views at the ends have none. From iOS 26 on, where a hidden view
    /// can keep its size, those around it are neighbors.
    private mutating func addSpacing() {
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            var (previous, spacing) = (view, CGFloat(0))
            if let before = views[...index].last(where: { !$0.isHidden }),
                let after = views[(index + 1)...].first(where: { !$0.isHidden })
            {
                let whole = stack.spacing(from: before, to: after)
                if SystemBehavior.sizesOutrankHiding.isActive {
                    (previous, spacing) = (before, next.isHidden ? whole / 2 : whole)
                } else if view.isHidden != next.isHidden {
                    spacing = whole / 2
                } else if !view.isHidden {
                    spacing = whole
                }
            }
            add(
                .spacing, spacingTerm(next, along.start, .firstBaseline),
                hasEqualGaps ? .greaterThanOrEqual : .equal,
                spacingTerm(previous, along.end, .lastBaseline), constant: spacing)
        }
    }

    /// Returns the term that spacing is measured from: a baseline or an edge. A hidden view has no
    /// height, so its baselines would be outside of it.
    private func spacingTerm(
        _ view: UIView, _ edge: NSLayoutConstraint.Attribute,
        _ baseline: NSLayoutConstraint.Attribute
    ) -> LayoutTerm {
        LayoutTerm(view, stack.countsFromBaselines && !view.isHidden ? baseline : edge)
    }

    /// Gives hidden views a length of zero. From iOS 26 on, a required size of the view itself
    /// takes precedence.
    private mutating func addHiding() {
        let priority: Float = SystemBehavior.sizesOutrankHiding.isActive ? 999.999 : 1000
        for view in views where view.isHidden {
            add(.hiding, LayoutTerm(view, along.length), priority: priority)
        }
    }
}
