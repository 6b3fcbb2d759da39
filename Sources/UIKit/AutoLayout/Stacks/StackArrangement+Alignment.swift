import Foundation

extension StackArrangement {
    private var alignment: UIStackView.Alignment { stack.alignment }

    private var isByBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    /// Whether a vertical stack view is aligned by baselines, which has no effect: its views keep
    /// their widths, anywhere inside the guide that spans them. Apple documents baseline alignment
    /// for horizontal stack views only.
    private var isByBaselineInAColumn: Bool { isByBaseline && stack.axis == .vertical }

    /// Whether a guide spans the views across the axis. A single view needs none, except with
    /// baseline alignment, where the guide determines to which end the view is aligned if the stack
    /// view is too tall.
    var needsSpacer: Bool {
        switch alignment {
        case .fill: false
        case .leading, .center, .trailing: views.count > 1
        case .firstBaseline, .lastBaseline: !views.isEmpty
        }
    }

    mutating func addAlignment() {
        for attribute in alignedAttributes { align(attribute) }
        guard alignment != .fill else {
            connect(across.start, to: views[0])
            return connect(across.end, to: views[0])
        }
        if needsSpacer {
            let spacer = stack.guides.alignmentSpacer(in: stack)
            connectAcross(spacer: spacer)
            span(spacer)
        } else {
            connectSingleView()
        }
        suppressAmbiguity()
    }

    private var alignedAttributes: [NSLayoutConstraint.Attribute] {
        guard !isByBaselineInAColumn else { return [] }
        return switch alignment {
        case .fill: [across.start, across.end]
        case .leading: [across.start]
        case .center: [across.center]
        case .trailing: [across.end]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    private mutating func align(_ attribute: NSLayoutConstraint.Attribute) {
        for view in views.dropFirst() {
            add(.alignment, LayoutTerm(views[0], attribute), .equal, LayoutTerm(view, attribute))
        }
    }

    // MARK: Canvas

    /// Connects the views to the stack view's edges across the axis.
    ///
    /// With baseline alignment, the edge next to the baseline only keeps the first view inside,
    /// even if another view extends further. At least iOS 10 to 13 do this (openradar 32291130;
    /// Documentation/Canvas.md 6.2).
    private mutating func connectAcross(spacer: UILayoutGuide) {
        guard !isByBaselineInAColumn else {
            connect(across.start, to: spacer)
            connect(across.end, to: spacer)
            return fitCanvas(across.length)
        }
        switch alignment {
        case .leading: connect(across.start, to: views[0])
        case .firstBaseline: connect(across.start, to: views[0], isLoose: true)
        default: connect(across.start, to: spacer)
        }
        switch alignment {
        case .trailing: connect(across.end, to: views[0])
        case .lastBaseline: connect(across.end, to: views[0], isLoose: true)
        default: connect(across.end, to: spacer)
        }
        if alignment == .center { connect(across.center, to: views[0]) }
        if isByBaseline { fitCanvas(across.length) }
    }

    private mutating func connectSingleView() {
        connect(across.start, to: views[0], isLoose: alignment != .leading)
        connect(across.end, to: views[0], isLoose: alignment != .trailing)
        if alignment == .center { connect(across.center, to: views[0]) }
        fitCanvas(across.length)
    }

    // MARK: Spanning guide

    /// Makes the guide extend exactly from the first edge of any view to the last one.
    private mutating func span(_ spacer: UILayoutGuide) {
        for view in views {
            bound(spacer, across.start, view, isTied: alignment == .leading, .lessThanOrEqual)
            bound(spacer, across.end, view, isTied: alignment == .trailing, .greaterThanOrEqual)
        }
        add(.spanningFit, LayoutTerm(spacer, across.length), priority: 51)
    }

    private mutating func bound(
        _ spacer: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView,
        isTied: Bool, _ relation: NSLayoutConstraint.Relation
    ) {
        add(
            .spanningBoundary, LayoutTerm(spacer, attribute), isTied ? .equal : relation,
            LayoutTerm(view, attribute), priority: isTied ? 999.5 : 1000)
    }

    // MARK: Ambiguity

    /// Gives views without an intrinsic size a size of zero at a low priority. With center
    /// alignment they fill the stack view instead, as stored frames of documents show
    /// (Documentation/Canvas.md 6.1).
    private mutating func suppressAmbiguity() {
        let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        for view in views {
            let fills = alignment == .center && view.engineContentSize[axis] < 0
            add(
                .ambiguitySuppression, LayoutTerm(view, across.length), .equal,
                fills ? LayoutTerm(canvas, across.length) : .nothing, priority: 25)
        }
    }
}
