import Foundation

/// A view whose subviews lie in a content that moves below its bounds: the origin of the bounds is
/// the content's point at the upper left corner.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// In points; constraints to the content's edges replace it in every layout.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { setNeedsLayout() }
        }
    }

    /// The content's point at the upper left corner of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let origin = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != origin { scrolled() }
        }
    }

    /// How far the content may be scrolled beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Which edges of the safe area are added to the content inset, from iOS 11 on.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { setNeedsLayout() }
    }

    /// Called when `adjustedContentInset` has changed, before the delegate is.
    open func adjustedContentInsetDidChange() {}

    /// The adjusted inset of the last layout; the offset rests at its negative.
    var settledInset = UIEdgeInsets.zero
    /// How much of the settled inset a control that refreshed took.
    var settledRefreshHeight: CGFloat = 0
    /// The control that was added last, as the property or as any other subview.
    weak var placedRefreshControl: UIRefreshControl?

    /// Lies behind the content; the content may rest below it while it refreshes.
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    // MARK: Behavior

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
    open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
    open var scrollsToTop = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var isTracking: Bool { isDragging }
    open var isDragging: Bool { dragStart != nil }
    /// The content comes to rest at once.
    open var isDecelerating: Bool { false }
    /// The content offset when a finger began to move it; nil while none does.
    var dragStart: CGPoint?
    open private(set) lazy var panGestureRecognizer = makePanRecognizer()

    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get { [panGestureRecognizer] + (super.gestureRecognizers ?? []) }
        set { super.gestureRecognizers = newValue?.filter { $0 !== panGestureRecognizer } }
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer ? takesPan(panGestureRecognizer) : true
    }

    // MARK: Indicators, which are hidden while nothing scrolls

    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    var storedZoomScale: CGFloat = 1

    /// Within the least and the greatest scale; the delegate's view for zooming is scaled by it.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(to: newValue) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    override var scrollsContent: Bool { true }

    /// Without what the content inset keeps free already. The safe area is asked for once: it asks
    /// all views above for theirs.
    override var safeAreaInsetsOfContent: UIEdgeInsets {
        let safeArea = safeAreaInsets
        let kept = inset(from: safeArea)
        return UIEdgeInsets(
            top: safeArea.top - kept.top, left: safeArea.left - kept.left,
            bottom: safeArea.bottom - kept.bottom, right: safeArea.right - kept.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeSolvedContentSize()
        settleInset()
    }

    // MARK: Scrolling

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls as little as shows the rectangle, which lies in the content; not at all where it is
    /// shown already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    open func flashScrollIndicators() {}

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
