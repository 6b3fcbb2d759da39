import Diagnostics
import Foundation

/// A rectangle on the screen with content, subviews and layout; lengths in points, y down.
///
/// Whatever a subclass may override stands here, in the class body; what it does stands in the
/// extensions named after the idea.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerHost, UITraitEnvironment,
    UITraitChangeObservable
{
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    /// The controller whose root view this is.
    weak var viewController: UIViewController?

    var needsLayout = true
    var needsUpdateConstraintsPass = true
    var layoutState = ViewLayoutState()
    /// The engine of the hierarchy, at its root, once a layout asked for it.
    var ownEngine: LayoutEngine?
    var ownTintColor: UIColor?
    var ownTintAdjustmentMode = TintAdjustmentMode.automatic
    var ownBackgroundColor: UIColor?

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the autoresizing mask places the view; false leaves that to constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() }
        }
    }
    open var contentMode = ContentMode.scaleToFill
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityElements: [Any]?

    /// Whether the view did what a double tap of VoiceOver stands for.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of an adjustable element, as VoiceOver asks for.
    open func accessibilityIncrement() {}

    /// Lowers the value of an adjustable element, as VoiceOver asks for.
    open func accessibilityDecrement() {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { root.ownEngine?.reset() }
    }
    var traitState = TraitState()
    var appearanceState = AppearanceState()
    /// The style of the view and all below, whatever the device's is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { changeTraits { traitState.style = newValue } }
    }
    /// What an Interface Builder document calls the view; reports name it so.
    public var documentLabel: String?
    /// The element that the view was built from.
    package var documentOrigin: DocumentOrigin?

    public init(frame: CGRect) {
        layer = UIView.makeLayer(Self.layerClass)
        super.init()
        layer.delegate = self
        layer.frame = frame
    }

    public required init?(coder: NSCoder) {
        layer = UIView.makeLayer(Self.layerClass)
        super.init()
        layer.delegate = self
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Geometry

    /// In the superview's space: the box of the transformed bounds.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// In the view's own space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// Where the anchor point lies in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// In fractions of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewChanged(self)
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The view whose alpha shows through; it belongs to no hierarchy.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    /// Resolved against the view's traits whenever the screen is recorded.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            if newValue != nil { noteOwnValue() }
            ownBackgroundColor = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// The nearest color that an ancestor or the view itself has been given.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            noteOwnValue()
            ownTintColor = newValue
            sendTintColorDidChange()
        }
    }

    /// Whether the tint is gray, as behind an alert; automatic asks the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            ownTintAdjustmentMode = newValue
            sendTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// Draws the view's own content into the current context; `rect` is the bounds.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {}

    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Makes the view's bounds the origin of UIKit's current context and draws.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        drawInCurrentContext(ctx)
    }

    open func display(_ layer: CALayer) {}

    open func layerWillDraw(_ layer: CALayer) {}

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    open func removeFromSuperview() { detach() }

    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        exchange(first, second)
    }

    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    open func didAddSubview(_ subview: UIView) {}

    open func willRemoveSubview(_ subview: UIView) {}

    open func willMove(toSuperview newSuperview: UIView?) {}

    open func didMoveToSuperview() {}

    open func willMove(toWindow newWindow: UIWindow?) {}

    open func didMoveToWindow() {}

    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Layout

    /// Gives the subviews that constraints place their solved frames; a subclass's override is
    /// its layout.
    open func layoutSubviews() { applySolvedFrames() }

    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layoutSubviews() }
    }

    open func setNeedsLayout() { needsLayout = true }

    open func layoutIfNeeded() { LayoutPass.run(from: self) }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the bounds the size that fits the present one, the origin of the frame staying.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        moveFrame(to: origin)
    }

    /// The natural size of the content; `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Lets the next layout measure the content again.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }

    /// The height that the content takes at a width, where one depends on the other; nil where the
    /// intrinsic height holds at every width.
    func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    open func setNeedsUpdateConstraints() { markForUpdateConstraints() }

    /// A subview has been hidden or shown, or has another natural size.
    func subviewChanged(_ subview: UIView) {}

    /// Makes or changes constraints before the layout; overrides call super at their end.
    open func updateConstraints() { needsUpdateConstraintsPass = false }

    /// How far the edges that are aligned lie inside the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose baseline stands for this view's first one.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose baseline stands for this view's last one.
    open var forLastBaselineLayout: UIView { self }

    /// From the top of the alignment rectangle down to the first line's baseline, in points.
    var firstBaselineOffsetFromTop: CGFloat { centeredBaseline ?? 0 }

    /// From the last line's baseline down to the bottom of the alignment rectangle, in points.
    var lastBaselineOffsetFromBottom: CGFloat { centeredBaseline.map { bounds.height - $0 } ?? 0 }

    /// The font of the one line of text in the middle of the height, if that is the content.
    var centeredTextFont: UIFont? { layoutState.designTime.textFont }

    /// The constraints' size for the view, as small or as near to a size as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether subviews lie in a content that is larger than the bounds and moves below them.
    var scrollsContent: Bool { false }

    open class var requiresConstraintBasedLayout: Bool { false }

    open func layoutMarginsDidChange() {}

    /// The margins of a view for which none were set.
    var defaultLayoutMargins: UIEdgeInsets { standardLayoutMargins }

    /// The parts of the bounds that bars and the device's own corners cover.
    open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    /// What of the safe area's insets is left to subviews and to the layout margins.
    var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets }

    // MARK: Touches and traits

    /// The deepest visible view that takes touches at a point of the view's own space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Whether a first responder that is the view or lies in it gave its place up; one that
    /// refuses keeps it, with `force` too.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        firstResponderInside?.resignFirstResponder() ?? false
    }

    /// In the order in which they were added; nil where there are none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recognizer of this view or of one above may recognize what a finger does here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    open var traitCollection: UITraitCollection { inheritedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits may have another text size: fonts that follow it are made anew.
    func adjustFonts() {}
}
