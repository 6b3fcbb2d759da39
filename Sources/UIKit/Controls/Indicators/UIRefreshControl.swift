import Foundation

/// The wheel at the start of a scroll view's content, which is visible while the content is
/// refreshed.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// The title below the wheel, in the color at its start.
    open var attributedTitle: NSAttributedString? {
        didSet {
            noteOwnValue()
            place()
        }
    }

    public init() {
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        bounds.size = CGSize(width: UIScreen.main.windowBounds.width, height: height)
    }

    /// Shows the wheel; the content doesn't move.
    open func beginRefreshing() { show(true) }

    open func endRefreshing() { show(false) }

    private func show(_ refreshing: Bool) {
        isRefreshing = refreshing
        superview?.setNeedsLayout()
    }

    /// The height in points: 60, or 44 in iOS 6, and 20 more for a title. Decisions.
    var height: CGFloat {
        let own: CGFloat = UIScreen.main.era == .classic ? 44 : 60
        return attributedTitle == nil ? own : own + 20
    }

    /// Places the control at the top edge of what the scroll view shows below its inset; its frame
    /// follows the content offset.
    func place() {
        guard let superview else { return bounds.size.height = height }
        let scrollView = superview as? UIScrollView
        let top = (scrollView?.contentOffset.y ?? 0) + (scrollView?.restingInset.top ?? 0)
        let place = CGRect(x: 0, y: top, width: superview.bounds.width, height: height)
        if frame != place { frame = place }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        (superview as? UIScrollView)?.placedRefreshControl = self
        place()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: height)
    }

    open override func draw(_ rect: CGRect) {
        guard isRefreshing else { return }
        var wheel = bounds
        if let title = attributedTitle, title.length > 0 {
            wheel.size.height -= 20
            let attributes = TitleAttributes(of: title)
            let text = ControlText(
                title.string, font: attributes.font ?? .systemFont(ofSize: 12),
                color: attributes.color ?? .secondaryLabel, of: self)
            text.draw(
                in: CGRect(
                    x: bounds.minX, y: bounds.maxY - 28, width: bounds.width, height: 20))
        }
        ActivityArtwork(style: .medium, color: ownTintColor).draw(in: wheel)
    }
}
