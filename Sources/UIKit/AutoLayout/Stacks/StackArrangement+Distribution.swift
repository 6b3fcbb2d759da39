import ContactSheetDevices
import Foundation

extension StackArrangement {
    /// Whether the gaps are equal instead of being the specified spacing.
    var hasEqualGaps: Bool {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    }

    /// Adds the constraints of the distribution, which ignores hidden views.
    mutating func addDistribution() {
        switch stack.distribution {
        case .fill: disambiguateTextWidths()
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing:
            addGaps(from: along.end, to: along.start)
        case .equalCentering:
            addGaps(from: along.center, to: along.center)
        }
    }

    private mutating func fillEqually() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(
                .fillEqually, LayoutTerm(view, along.length), .equal,
                LayoutTerm(first, along.length))
        }
    }

    /// Gives each view a share of the stack that is proportional to its intrinsic length among all
    /// lengths and spacings. Views without an intrinsic length take the remaining space; if no view
    /// has one, all views have equal lengths. Both are decisions.
    private mutating func fillProportionally() {
        let lengths = visible.map { naturalLength(of: $0) }
        let spacings = zip(visible, visible.dropFirst()).map { stack.spacing(from: $0, to: $1) }
        let sum = (lengths + spacings).reduce(0, +)
        guard lengths.contains(where: { $0 > 0 }), sum > 0, sum.isFinite else {
            return fillEqually()
        }
        for (index, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
            add(
                .fillProportionally, LayoutTerm(view, along.length), .equal,
                LayoutTerm(stack, along.length), multiplier: length / sum,
                priority: visible.count == 1 ? 1000 : max(1, 999 - Float(index)))
        }
    }

    /// Returns the intrinsic length of a view, which is zero for a view without one. A nested stack
    /// view has the length that fits its content, as stored frames of documents show.
    private func naturalLength(of view: UIView) -> CGFloat {
        let length = view.engineContentSize[stack.axis]
        guard length < 0, let nested = view as? UIStackView else { return max(0, length) }
        return nested.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)[stack.axis]
    }

    /// Adds guides of equal length between the edges or centers of neighbors. The equality is
    /// required between edges and optional between centers.
    private mutating func addGaps(
        from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute
    ) {
        let gaps = stack.guides.gaps(max(0, visible.count - 1), in: stack)
        let isRequired = stack.distribution == .equalSpacing
        for (index, gap) in gaps.enumerated() {
            add(
                .distributingEdge, LayoutTerm(gap, along.start), .equal,
                LayoutTerm(visible[index], end))
            add(
                .distributingEdge, LayoutTerm(gap, along.end), .equal,
                LayoutTerm(visible[index + 1], start))
            guard index > 0 else { continue }
            add(
                .fillEqually, LayoutTerm(gap, along.length), .equal,
                LayoutTerm(gaps[0], along.length),
                priority: isRequired ? 1000 : max(1, 150 - Float(index)))
        }
        if !visible.isEmpty { fitCanvas(along.length) }
    }

    /// Gives labels with several lines equal parts of a row, because their own widths don't determine
    /// one. A single such label has a part on iOS 11 and 12 only, and none on Interface Builder's
    /// canvas, where 49 of 50 are stored with another width (Documentation/Canvas.md 6.6).
    ///
    /// The priority is 10 above the compression resistance: 760 was printed for 750
    /// (Documentation/Layout.md 4.1) and 759 for 749 (openradar 39275811). The spacing is
    /// subtracted, as in a document where two labels with a spacing of 10 in 367 points are 178.5
    /// points wide each.
    private mutating func disambiguateTextWidths() {
        let labels = visible.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
        let includesSingle =
            SystemBehavior.singleTextsHaveEqualParts.isActive && !stack.designTime.isOnCanvas
        guard stack.axis == .horizontal, labels.count > (includesSingle ? 0 : 1) else { return }
        let part = 1 / CGFloat(visible.count)
        for label in labels {
            let resistance = label.contentCompressionResistancePriority(for: .horizontal)
            add(
                .textWidthDisambiguation, LayoutTerm(label, .width), .equal,
                LayoutTerm(stack, .width), multiplier: part,
                constant: -stack.spacing * CGFloat(visible.count - 1) * part,
                priority: min(999, resistance.rawValue + 10))
        }
    }
}
