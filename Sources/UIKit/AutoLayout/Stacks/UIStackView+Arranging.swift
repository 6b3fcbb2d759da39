import Foundation

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
        setNeedsArranging()
    }

    /// Removes a view from the arrangement, together with its constraints.
    func dismiss(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arranged.removeAll(about: view)
        setNeedsArranging()
    }

    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The tallest view after the last layout, or the first one if several are equally tall.
    var tallestView: UIView? {
        let views = visibleViews
        let height = views.map(\.bounds.height).max()
        return views.first { $0.bounds.height == height }
    }
}

// MARK: - Spacing

extension UIStackView {
    /// A value that represents the stack view's own spacing; Apple's value.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A value that represents the standard distance between siblings; Apple's value.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Returns the spacing between two visible neighbors, in points.
    func spacing(from view: UIView, to next: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        guard spacing == Self.spacingUseSystem else {
            return spacing == Self.spacingUseDefault ? 0 : spacing
        }
        guard countsFromBaselines else { return SystemSpacing.betweenSiblings }
        return SystemSpacing.vertical(
            from: LayoutTerm(view, .lastBaseline), to: LayoutTerm(next, .firstBaseline))
    }

    /// Whether spacing is measured between baselines, which only vertical stack views support.
    var countsFromBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }
}
