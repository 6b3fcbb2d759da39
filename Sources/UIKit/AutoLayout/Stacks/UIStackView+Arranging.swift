import Foundation

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
        setNeedsArranging()
    }

    /// Takes the view out of the arrangement, and at once the constraints that it would take along.
    func dismiss(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arranged.removeAll(about: view)
        setNeedsArranging()
    }

    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The first of the tallest, as the last layout left them.
    var tallestView: UIView? {
        let views = visibleViews
        let height = views.map(\.bounds.height).max()
        return views.first { $0.bounds.height == height }
    }
}

// MARK: - Spacing

extension UIStackView {
    /// Stands for the stack's own spacing; Apple's value.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the standard distance between siblings; Apple's value.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Replaces the spacing behind one view for as long as the view is arranged.
    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        let isOwn = spacing != Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
        setNeedsArranging()
    }

    /// `spacingUseDefault` where none was set.
    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// In points between two visible neighbors.
    func spacing(from view: UIView, to next: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        guard spacing == Self.spacingUseSystem else {
            return spacing == Self.spacingUseDefault ? 0 : spacing
        }
        guard countsFromBaselines else { return SystemSpacing.betweenSiblings }
        return SystemSpacing.vertical(
            from: LayoutTerm(view, .lastBaseline), to: LayoutTerm(next, .firstBaseline))
    }

    /// Rows have no baselines to count from.
    var countsFromBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }
}
