import Devices
import Foundation

/// A row or column of views, laid out by constraints that the stack makes and keeps up to date
/// (Documentation/Layout.md 4).
@preconcurrency @MainActor open class UIStackView: UIView {
    /// Up to iOS 13 a stack draws nothing of its own, no background either.
    open override class var layerClass: AnyClass {
        SystemBehavior.stackViewsDraw.isActive ? super.layerClass : SublayersOnlyLayer.self
    }

    /// The views that are laid out, in the order of the axis; all of them are subviews.
    public internal(set) var arrangedSubviews: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arranged = ArrangedConstraints()
    let guides = StackGuides()
    private var needsArranging = true

    /// The direction in which the views follow each other.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArranging() } }

    /// How the views share the length of the stack.
    open var distribution = Distribution.fill { didSet { setNeedsArranging() } }

    /// How the views lie across the axis.
    open var alignment = Alignment.fill { didSet { setNeedsArranging() } }

    /// In points between neighbors; the least where the distribution is one of equal gaps.
    open var spacing: CGFloat = 0 { didSet { setNeedsArranging() } }

    /// Whether a column's spacing counts from the last baseline to the first one below.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsArranging() } }

    /// Whether the views fill the inside of the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArranging() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Moves a view that is arranged already; its place among the subviews stays as it is. An
    /// index outside the list means its nearer end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) { dismiss(view) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        dismiss(subview)
    }

    override func subviewChanged(_ subview: UIView) { setNeedsArranging() }

    /// Also tells a stack around, in which the size that fits this one may count.
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

    /// In a row that of the tallest view, in a column that of the first (Apple's documentation of
    /// UIStackView).
    open override var forFirstBaselineLayout: UIView {
        guard let view = axis == .vertical ? visibleViews.first : tallestView else { return self }
        return view.forFirstBaselineLayout
    }

    /// In a row that of the tallest view, in a column that of the last.
    open override var forLastBaselineLayout: UIView {
        guard let view = axis == .vertical ? visibleViews.last : tallestView else { return self }
        return view.forLastBaselineLayout
    }
}

extension UIStackView {
    /// Raw values are Apple's, as archives hold them.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Raw values are Apple's, as archives hold them.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
