import ConstraintSolver
import Foundation

/// The start and the length of an item along one axis.
struct SpanExpression {
    var minimum: LinearExpression
    var length: LinearExpression

    /// Returns the position at a fraction of the length.
    func place(at fraction: Double) -> LinearExpression {
        switch fraction {
        case 0: minimum
        case 1: minimum + length
        default: minimum + fraction * length
        }
    }
}

extension LayoutEngine {
    /// Returns an attribute as a sum of variables and parameters, in the bounds of `ancestor`.
    ///
    /// - Parameter width: The width in which horizontal positions are measured from the right, or
    ///   `nil` to measure them from the left.
    func expression(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
        mirroredIn width: LinearExpression? = nil
    ) -> LinearExpression {
        let axis = attribute.axis
        var span =
            attribute.isMargin
            ? margins(of: item, axis, in: ancestor, for: attribute)
            : span(of: item, axis, in: ancestor, for: attribute)
        if let width, axis == .horizontal { span.minimum = width - span.place(at: 1) }
        switch attribute {
        case .notAnAttribute: return LinearExpression()
        case .width, .height: return span.length
        case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin:
            return span.minimum
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin:
            return span.place(at: 1)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            return span.place(at: 0.5)
        case .firstBaseline: return span.minimum + baseline(.firstBaseline, of: item)
        case .lastBaseline: return span.place(at: 1) - baseline(.lastBaseline, of: item)
        }
    }

    private func baseline(
        _ quantity: EngineParameters.Quantity, of item: any LayoutItem
    ) -> LinearExpression {
        guard let view = item as? UIView else { return LinearExpression() }
        let parameter = parameters.parameter(quantity, of: view, in: solver) { view in
            quantity == .firstBaseline ? view.firstBaselineOffset() : view.lastBaselineOffset()
        }
        return parameter.expression
    }

    // MARK: Spans

    /// Returns the alignment rectangle of a view, or the rectangle of a guide, in the bounds of
    /// `ancestor`.
    private func span(
        of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView,
        for attribute: NSLayoutConstraint.Attribute
    ) -> SpanExpression {
        if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            let own = span(of: guide, ownedBy: owner, axis)
            return attribute.isSize ? own : own.moved(by: offset(of: owner, in: ancestor, axis))
        }
        guard let view = item as? UIView else {
            return SpanExpression(minimum: LinearExpression(), length: LinearExpression())
        }
        let known = engineView(view)
        if view === ancestor {
            return insideSpan(of: view, known, axis, for: attribute)
        }
        let own = known.span(axis)
        let outside = SpanExpression(minimum: own.minimum, length: own.length)
        guard !attribute.isSize, let superview = view.superview else { return outside }
        return outside.moved(by: offset(of: superview, in: ancestor, axis))
    }

    /// Returns the alignment rectangle in the view's own bounds.
    ///
    /// The edges of a scroll view are those of its content here. Its sizes and centers are those of
    /// its frame, as if the content weren't scrolled (Apple's Auto Layout Guide, "Working with
    /// Scroll Views").
    private func insideSpan(
        of view: UIView, _ known: EngineView, _ axis: NSLayoutConstraint.Axis,
        for attribute: NSLayoutConstraint.Attribute
    ) -> SpanExpression {
        if !attribute.isSizeOrCenter, let content = contentSpan(ofScrollView: view, axis) {
            return content
        }
        let before = Double(known.insets.sides(axis).before)
        return SpanExpression(
            minimum: LinearExpression(before), length: known.span(axis).length)
    }

    /// Returns the view's bounds in its own coordinate space.
    func bounds(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SpanExpression {
        let known = engineView(view)
        let sides = known.insets.sides(axis)
        return SpanExpression(
            minimum: boundsOrigin(of: view, axis),
            length: known.span(axis).length + Double(sides.before + sides.after))
    }

    private func span(
        of guide: UILayoutGuide, ownedBy owner: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> SpanExpression {
        switch guide.placement {
        case .byConstraints, .scrollContent:
            let known = engineGuide(guide)
            let span = axis == .horizontal ? known.horizontal : known.vertical
            return SpanExpression(minimum: span.minimum, length: span.length)
        case .scrollFrame:
            return bounds(of: owner, axis)
        case .layoutMargins, .readableContent:
            let around = contentSpan(ofScrollView: owner, axis) ?? bounds(of: owner, axis)
            return inset(around, of: owner, by: guide.placement, axis)
        default:
            return inset(bounds(of: owner, axis), of: owner, by: guide.placement, axis)
        }
    }

    private func margins(
        of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView,
        for attribute: NSLayoutConstraint.Attribute
    ) -> SpanExpression {
        guard let view = item as? UIView else {
            return span(of: item, axis, in: ancestor, for: attribute)
        }
        guard view !== ancestor else {
            let content =
                attribute.isSizeOrCenter ? nil : contentSpan(ofScrollView: view, axis)
            let frame = SpanExpression(
                minimum: LinearExpression(), length: bounds(of: view, axis).length)
            return inset(content ?? frame, of: view, by: .layoutMargins, axis)
        }
        return inset(bounds(of: view, axis), of: view, by: .layoutMargins, axis)
            .moved(by: offset(of: view, in: ancestor, axis))
    }

    private func inset(
        _ span: SpanExpression, of view: UIView, by placement: LayoutGuidePlacement,
        _ axis: NSLayoutConstraint.Axis
    ) -> SpanExpression {
        if axis == .vertical, let bar = barSpan(span, of: view, placement) { return bar }
        func inset(_ edge: EngineParameters.Edge) -> Parameter {
            parameters.parameter(.inset(placement, edge), of: view, in: solver) { view in
                edge.value(view.insets(of: placement))
            }
        }
        let before = inset(axis == .horizontal ? .minX : .minY)
        let after = inset(axis == .horizontal ? .maxX : .maxY)
        return SpanExpression(
            minimum: span.minimum + before, length: span.length - before - after)
    }

    /// Returns the extent of a guide for bars or the keyboard, which is attached to one edge and
    /// has a length of its own, or `nil` for other guides.
    private func barSpan(
        _ span: SpanExpression, of view: UIView, _ placement: LayoutGuidePlacement
    ) -> SpanExpression? {
        guard placement.isBar else { return nil }
        let parameter = parameters.parameter(.barLength(placement), of: view, in: solver) {
            $0.barLength(placement)
        }
        let length = parameter.expression
        let minimum = placement == .topBars ? span.minimum : span.place(at: 1) - length
        return SpanExpression(
            minimum: minimum,
            length: view.keyboardGuideIsEmpty(placement) ? LinearExpression() : length)
    }

    // MARK: Coordinate spaces

    /// Returns the position of the origin of a view's bounds in the bounds of an ancestor.
    private func offset(
        of view: UIView, in ancestor: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> LinearExpression {
        var sum = LinearExpression()
        var current = view
        while current !== ancestor, let superview = current.superview {
            let known = engineView(current)
            sum = sum + known.span(axis).minimum - Double(known.insets.sides(axis).before)
            if current.scrollsContent { sum = sum - boundsOrigin(of: current, axis) }
            current = superview
        }
        return sum
    }

    /// Returns the origin of a view's bounds, which is zero except for views that scroll.
    private func boundsOrigin(
        of view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> LinearExpression {
        guard view.scrollsContent else { return LinearExpression() }
        let parameter = parameters.parameter(.boundsOrigin(axis), of: view, in: solver) {
            axis == .horizontal ? $0.bounds.minX : $0.bounds.minY
        }
        return parameter.expression
    }

    private func contentSpan(
        ofScrollView view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> SpanExpression? {
        guard view.scrollsContent else { return nil }
        let guide = view.systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
        return span(of: guide, ownedBy: view, axis)
    }
}

extension SpanExpression {
    func moved(by offset: LinearExpression) -> SpanExpression {
        SpanExpression(minimum: minimum + offset, length: length)
    }
}
