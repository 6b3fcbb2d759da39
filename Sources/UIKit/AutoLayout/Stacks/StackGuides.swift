/// What a stack needs besides its views, under Apple's names, which logs show.
@MainActor final class StackGuides {
    private lazy var spacer = _UILayoutSpacer()
    private var gaps: [_UIOLAGapGuide] = []

    /// The guide that spans the views across the axis.
    func alignmentSpacer(in stack: UIStackView) -> UILayoutGuide {
        if spacer.owningView == nil { stack.addLayoutGuide(spacer) }
        return spacer
    }

    /// The guides between neighbors.
    func gaps(_ count: Int, in stack: UIStackView) -> [UILayoutGuide] {
        while gaps.count < count {
            let gap = _UIOLAGapGuide()
            stack.addLayoutGuide(gap)
            gaps.append(gap)
        }
        return Array(gaps.prefix(count))
    }

    /// Takes back what no constraint uses any more.
    func keep(spacer keepsSpacer: Bool, gaps count: Int) {
        if !keepsSpacer { spacer.owningView?.removeLayoutGuide(spacer) }
        while gaps.count > count {
            let gap = gaps.removeLast()
            gap.owningView?.removeLayoutGuide(gap)
        }
    }
}

/// Spans the views of a stack across its axis.
final class _UILayoutSpacer: UILayoutGuide {
    override init() {
        super.init()
        identifier = "UISV-alignment-spanner"
    }
}

/// Lies between two views, or their centers, in a stack of equal gaps.
final class _UIOLAGapGuide: UILayoutGuide {}
