/// The layout guides of a stack view. Their classes have Apple's names, which are visible in logs.
@MainActor final class StackGuides {
    private lazy var spacer = _UILayoutSpacer()
    private var gaps: [_UIOLAGapGuide] = []

    /// Returns the guide that spans the views across the axis.
    func alignmentSpacer(in stack: UIStackView) -> UILayoutGuide {
        if spacer.owningView == nil { stack.addLayoutGuide(spacer) }
        return spacer
    }

    /// Returns the guides between neighbors.
    func gaps(_ count: Int, in stack: UIStackView) -> [UILayoutGuide] {
        while gaps.count < count {
            let gap = _UIOLAGapGuide()
            stack.addLayoutGuide(gap)
            gaps.append(gap)
        }
        return Array(gaps.prefix(count))
    }

    /// Removes the guides that no constraint uses anymore.
    func keep(spacer keepsSpacer: Bool, gaps count: Int) {
        if !keepsSpacer { spacer.owningView?.removeLayoutGuide(spacer) }
        while gaps.count > count {
            let gap = gaps.removeLast()
            gap.owningView?.removeLayoutGuide(gap)
        }
    }
}

/// A guide that spans the views of a stack view across its axis.
final class _UILayoutSpacer: UILayoutGuide {
    override init() {
        super.init()
        identifier = "UISV-alignment-spanner"
    }
}

/// A guide between two views, or their centers, in a stack view with equal gaps.
final class _UIOLAGapGuide: UILayoutGuide {}
