import Foundation

/// A view whose subviews are in content that moves relative to its bounds: the origin of the bounds
/// is the content's point at the upper left corner.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The size in points; constraints to the content's edges replace it in every layout.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            setNeedsLayout()
            tellBars()
            if isObserved { KeyValueObservers.current.check(self) }
        }
    }

    /// The insets of both scroll indicators, which aren't drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
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

    /// The distances that the content can be scrolled beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// The edges of the safe area that are added to the content inset, from iOS 11 on.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { setNeedsLayout() }
    }

    /// Called when `adjustedContentInset` has changed, before the delegate's method.
    open func adjustedContentInsetDidChange() {}

    /// The adjusted inset of the last layout; the offset rests at its negative.
    var settledInset = UIEdgeInsets.zero
    /// The part of the settled inset that a refresh control used.
    var settledRefreshHeight: CGFloat = 0
    /// The control that was added last, through the property or as a subview.
    weak var placedRefreshControl: UIRefreshControl?

    /// The refresh control, which is behind the content; the content may rest below it while it
    /// refreshes.
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
    /// Whether the content is decelerating; always `false`, because scrolling ends immediately.
    open var isDecelerating: Bool { false }
    /// The content offset when a touch began to scroll; `nil` while none does.
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

    // MARK: Edge effects, from iOS 26 on. Bars draw those at the top and bottom edges.

    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    var storedZoomScale: CGFloat = 1

    /// The scale of the delegate's view for zooming, within the minimum and the maximum scale.
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

    /// The safe area of the content, without what the adjusted inset already excludes. The safe
    /// area is read only once, because it depends on that of all ancestors.
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
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        // Apple doesn't document the duration: a decision.
        UIView.animate(withDuration: 0.3) {
            self.contentOffset = contentOffset
        } completion: { _ in
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls as little as necessary to make a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    open func flashScrollIndicators() {}

    /// Whether touches that a subview follows can become a drag. Not called in previews.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Whether a subview receives touches. Not called in previews.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// The content inset, the height of a refresh control while it refreshes, and from iOS 11 on
    /// the safe area at the edges that the behavior includes.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = restingInset
        inset.top += refreshHeight
        return inset
    }

    /// The guide of the visible part: the bounds, which move over the content.
    open var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
    }

    /// The guide of the whole content.
    open var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// Scales the content so that a rectangle of the zoomed view fills the bounds.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        setZoomScale(min(max(wanted, minimumZoomScale), maximumZoomScale), animated: animated)
        setContentOffset(
            CGPoint(
                x: rect.midX * zoomScale - bounds.width / 2,
                y: rect.midY * zoomScale - bounds.height / 2), animated: animated)
    }

    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open var allowsKeyboardScrolling = true
    open var contentAlignmentPoint = CGPoint.zero
}
