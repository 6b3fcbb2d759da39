import Foundation

extension StackArrangement {
    private var alignment: UIStackView.Alignment { stack.alignment }

    private var isByBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    /// Baselines mean something in rows only: the views of a column keep their widths, anywhere
    /// inside the guide that spans them.
    private var isByBaselineInAColumn: Bool { isByBaseline && stack.axis == .vertical }

    /// Whether a guide spans the views across the axis; a single view needs none, except by its
    /// baseline, where the guide says at which end of a stack that is too tall it stands.
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

    /// By a baseline the edge beside it only keeps the first view inside, even if another reaches
    /// farther: iOS 10 to 13 at least do so (openradar 32291130; Documentation/Canvas.md 6.2).
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

    /// The guide reaches from the first edge of any view to the last, and no farther.
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

    /// Views without a size of their own vanish; in the center they fill the stack, as documents
    /// have it (Documentation/Canvas.md 6.1).
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
