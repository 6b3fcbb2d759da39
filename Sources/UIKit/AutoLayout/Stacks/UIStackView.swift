import ContactSheetDevices
import Foundation

/// A row or column of views, laid out by constraints that the stack view creates and keeps up to
/// date (Documentation/Layout.md 4).
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The class of the layer. Up to iOS 13, a stack view draws no content of its own, including
    /// its background.
    open override class var layerClass: AnyClass {
        SystemBehavior.stackViewsDraw.isActive ? super.layerClass : SublayersOnlyLayer.self
    }

    /// The views that are laid out, in order along the axis. All of them are subviews.
    open internal(set) var arrangedSubviews: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arranged = ArrangedConstraints()
    let guides = StackGuides()
    private var needsArranging = true

    /// The axis along which the views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArranging() } }

    /// The distribution of the views along the axis.
    open var distribution = Distribution.fill { didSet { setNeedsArranging() } }

    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { setNeedsArranging() } }

    /// The spacing between neighbors, in points. It is the minimum spacing if the distribution has
    /// equal gaps.
    open var spacing: CGFloat = 0 { didSet { setNeedsArranging() } }

    /// Whether the spacing of a vertical stack view is measured from the last baseline of a view to
    /// the first baseline of the view below.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsArranging() } }

    /// Whether the views are arranged inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArranging() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    // Source: developer.apple.com, UIStackView.init(coder:), which can't fail.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view into the arrangement.
    ///
    /// A view that is already arranged moves, while its position among the subviews stays the same.
    /// An index outside of the list is replaced by the nearest valid one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// Removes a view from the arrangement. The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) { dismiss(view) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        dismiss(subview)
    }

    override func subviewChanged(_ subview: UIView) { setNeedsArranging() }

    /// Marks the arrangement as out of date. Also notifies an enclosing stack view, which may use
    /// the fitting size of this one.
    func setNeedsArranging() {
        needsArranging = true
        setNeedsUpdateConstraints()
        superview?.subviewChanged(self)
    }

    open override func updateConstraints() {
        if needsArranging {
            needsArranging = false
            arranged.update(to: StackArrangement(self).constraints)
        }
        super.updateConstraints()
    }

    // MARK: Baselines

    /// The view that provides the first baseline: the tallest view of a row, or the first view of a
    /// column (Apple's documentation of UIStackView).
    open override var forFirstBaselineLayout: UIView {
        guard let view = axis == .vertical ? visibleViews.first : tallestView else { return self }
        return view.forFirstBaselineLayout
    }

    /// The view that provides the last baseline: the tallest view of a row, or the last view of a
    /// column.
    open override var forLastBaselineLayout: UIView {
        guard let view = axis == .vertical ? visibleViews.last : tallestView else { return self }
        return view.forLastBaselineLayout
    }

    /// Sets the spacing after a view, for as long as the view is arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        let isOwn = spacing != Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
        setNeedsArranging()
    }

    /// Returns the spacing after a view, or `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }
}

extension UIStackView {
    /// The distribution of the views along the axis. The raw values are Apple's, as stored in
    /// archives.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views across the axis. The raw values are Apple's, as stored in
    /// archives.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
