import ContactSheetDiagnostics
import Foundation

/// A rectangle on the screen with content, subviews, and layout. Lengths are in points, and the
/// y-axis points down.
///
/// The class body contains everything that subclasses can override; the implementations are in
/// extensions in files named after their purpose. Methods of later iOS versions are also called on
/// earlier ones, unless a comment says otherwise.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerHost, UITraitEnvironment,
    UITraitChangeObservable, UIFocusItem, UIFocusItemContainer
{
    open class var layerClass: AnyClass { CALayer.self }

    private let ownLayer: CALayer
    open var layer: CALayer { ownLayer }
    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    /// The controller that has this view as its root view.
    weak var viewController: UIViewController?

    var needsLayout = true
    /// Whether the view's own `layoutSubviews` runs.
    var isLayingOutSubviews = false
    var needsUpdateConstraintsPass = true
    var layoutState = ViewLayoutState()
    /// The engine of the hierarchy, if this view is its root and a layout has requested the engine.
    var ownEngine: LayoutEngine?
    /// The tint color that was set on the view itself.
    package internal(set) var ownTintColor: UIColor?
    var ownTintAdjustmentMode = TintAdjustmentMode.automatic
    var ownBackgroundColor: UIColor?

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the autoresizing mask determines the view's frame. If `false`, constraints do.
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
    /// Whether a long press shows the large content viewer at the text sizes for accessibility.
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { root.ownEngine?.reset() }
    }
    /// The scale of the view's bitmap, in pixels per point.
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    open var isExclusiveTouch = false
    open var motionEffects: [UIMotionEffect] = []
    open var focusEffect: UIFocusEffect?
    /// The radii of the corners, which replace those of the layer.
    open var cornerConfiguration: UICornerConfiguration! { didSet { setNeedsLayout() } }

    /// Adds a motion effect. The device of a preview doesn't move.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    open func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }

    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Whether one of the view's properties is observed.
    var isObserved = false
    var ownInteractions: [any UIInteraction] = []
    /// The frame of the accessibility element; the view's bounds in the window's coordinate space,
    /// unless it was set.
    open override var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
        set { ownAccessibilityFrame = newValue }
    }
    private var ownAccessibilityFrame: CGRect?
    /// An identifier for state restoration, which a preview doesn't have.
    open var restorationIdentifier: String?

    var traitState = TraitState()
    var appearanceState = AppearanceState()
    /// The interface style of the view and its descendants, which replaces the device's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { changeTraits { traitState.style = newValue } }
    }
    /// The view's label in an Interface Builder document, which reports use as its name.
    public var documentLabel: String?
    /// The element of a document that the view was created from.
    package var documentOrigin: DocumentOrigin?

    public init(frame: CGRect) {
        ownLayer = UIView.makeLayer(Self.layerClass)
        super.init()
        ownLayer.delegate = self
        ownLayer.frame = frame
    }

    public required init?(coder: NSCoder) {
        ownLayer = UIView.makeLayer(Self.layerClass)
        super.init()
        ownLayer.delegate = self
        ownLayer.frame = (coder as? any ViewFrameCoder)?.viewFrame ?? .zero
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Geometry

    /// The bounding box of the transformed bounds, in the superview's coordinate space.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's rectangle, in its own coordinate space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The position of the anchor point, in the superview's coordinate space.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The anchor point, in fractions of the bounds.
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

    /// The view whose alpha channel masks this view. It isn't part of any hierarchy.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    /// The background color, which is resolved with the view's traits whenever the screen is
    /// recorded.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            if newValue != nil { noteOwnValue() }
            ownBackgroundColor = newValue
            guard fillsLayerWithBackground else { return }
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// Whether the layer has the background color, or the view draws it in another shape.
    var fillsLayerWithBackground: Bool { true }

    /// The tint color: the one set on the view or on its nearest ancestor that has one.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            noteOwnValue()
            ownTintColor = newValue
            sendTintColorDidChange()
        }
    }

    /// The mode of the tint color, which is dimmed behind an alert. `automatic` uses the
    /// superview's mode.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            ownTintAdjustmentMode = newValue
            sendTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// Draws the view's own content in the current context.
    ///
    /// - Parameter rect: The bounds.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws the view in a context, which becomes UIKit's current one, with the origin of the
    /// view's bounds as its origin.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        drawInCurrentContext(ctx)
    }

    open func display(_ layer: CALayer) {}
    open func layerWillDraw(_ layer: CALayer) {}

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.timingOnly(on: layer) ?? NSNull()
    }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    open func removeFromSuperview() {
        RemovedViews.current.keep(self)
        detach()
    }

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

    /// Sets the frames of the subviews that constraints place to the solved ones. Subclasses
    /// override the method for their own layout.
    open func layoutSubviews() { applySolvedFrames() }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        layoutSubviews()
        applyCornerConfiguration()
    }

    open func setNeedsLayout() { needsLayout = true }

    open func layoutIfNeeded() { LayoutPass.run(from: self) }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sets the size of the bounds to the one that fits the current size, without changing the
    /// origin of the frame.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        moveFrame(to: origin)
    }

    /// The intrinsic size of the content, or `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Marks the content to be measured again in the next layout.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }

    /// Returns the intrinsic size of the content in a width, or `nil` if it doesn't depend on the
    /// width. `noIntrinsicMetric` keeps the intrinsic width.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

    open func setNeedsUpdateConstraints() { markForUpdateConstraints() }

    /// Handles a change of a subview's visibility or intrinsic size.
    func subviewChanged(_ subview: UIView) {}

    /// Creates or changes constraints before the layout. Overrides call `super` at their end.
    open func updateConstraints() { needsUpdateConstraintsPass = false }

    /// The distances from the frame's edges to those of the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view that provides the first baseline.
    open var forFirstBaselineLayout: UIView { self }

    /// The view that provides the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The distance from the top of the alignment rectangle to the baseline of the first line, in
    /// points.
    var firstBaselineOffsetFromTop: CGFloat { centeredBaseline ?? 0 }

    /// The distance from the baseline of the last line to the bottom of the alignment rectangle, in
    /// points.
    var lastBaselineOffsetFromBottom: CGFloat { centeredBaseline.map { bounds.height - $0 } ?? 0 }

    /// The font of the content, if it is one line of vertically centered text.
    var centeredTextFont: UIFont? { layoutState.designTime.textFont }

    /// Returns the size that satisfies the view's constraints and is as close to the target size as
    /// possible.
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

    /// Whether the subviews are in content that scrolls inside the bounds.
    var scrollsContent: Bool { false }

    open class var requiresConstraintBasedLayout: Bool { false }

    open func layoutMarginsDidChange() {}

    /// The margins of the view if none were set.
    var defaultLayoutMargins: UIEdgeInsets { standardLayoutMargins }

    /// The insets of the area that bars and the device's corners don't cover.
    open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    /// The safe area insets that apply to subviews and layout margins.
    var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets }

    // MARK: Focus, which a preview doesn't have

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var isTransparentFocusItem: Bool { false }
    open var focusGroupPriority: UIFocusGroupPriority = .ignored
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }

    // MARK: Dynamics

    /// The shape with which the view collides as an item of a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The convex outline for the type `path`, around the view's center.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width,
                height: bounds.height))
    }

    // MARK: Touches and traits

    /// Returns the deepest visible view that receives touches at a point in the view's own
    /// coordinate space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(checked: point)
    }

    /// Resigns a first responder that is the view or one of its descendants.
    ///
    /// A first responder that refuses to resign isn't overruled, even if `force` is `true`.
    ///
    /// - Returns: Whether a first responder resigned.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        firstResponderInside?.resignFirstResponder() ?? false
    }

    /// The gesture recognizers in the order in which they were added, or `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedGestures }
        set {
            for gesture in attachedGestures ?? [] where newValue?.contains(gesture) != true {
                removeGestureRecognizer(gesture)
            }
            for gesture in newValue ?? [] where gesture.view !== self {
                addGestureRecognizer(gesture)
            }
        }
    }
    var attachedGestures: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Returns whether a gesture recognizer of this view or of an ancestor may recognize a touch in
    /// this view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// The smallest text size of the view and its descendants, or `nil` without a limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.minimumTextSize }
        set { changeTraits { traitState.minimumTextSize = newValue } }
    }

    /// The largest text size of the view and its descendants, or `nil` without a limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.maximumTextSize }
        set { changeTraits { traitState.maximumTextSize = newValue } }
    }

    open var traitCollection: UITraitCollection { inheritedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Updates fonts that follow the text size, which may have changed with the traits.
    func adjustFonts() {}

    // MARK: Conversion

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { moved(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { moved(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { moved(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { moved(rect, from: view) }

    // MARK: Interactions

    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set { replaceInteractions(by: newValue) }
    }

    /// Adds an interaction, after it has left its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { hold(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { release(interaction) }

    // MARK: Constraints

    /// The constraints that the view holds, which are those whose items have it as their nearest
    /// common ancestor.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints.all + supportConstraints }

    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { changeHugging(priority, axis) }

    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { layoutState.compressionResistance[axis] }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { changeCompressionResistance(priority, axis) }

    /// Returns the alignment rectangle of a frame. Layout uses the insets that an override
    /// returns for the current size.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect) }

    // MARK: Guides and margins

    open var layoutGuides: [UILayoutGuide] { layoutState.guides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
    /// Removes a guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { removeLayoutGuides([layoutGuide]) }

    /// The layout guide of the bounds inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
    }

    /// The layout guide of the bounds that bars and the device's corners don't cover.
    open var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
    }

    /// The layout guide of the centered area inside the layout margins that isn't wider than the
    /// readable width.
    open var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, "UIViewReadableContentGuide")
    }

    /// The layout guide of the keyboard.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    /// The margins for the view's content: the view's own margins inside the safe area, and at
    /// least the superview's if `preservesSuperviewLayoutMargins` is `true`
    /// (Documentation/Layout.md 2.3). Setting the property replaces the view's own margins.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setMargins(.directional(newValue)) }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set { preserveSuperviewMargins(newValue) }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set { insetMarginsFromSafeArea(newValue) }
    }

    // MARK: Snapshots

    /// Draws the view as it currently appears.
    ///
    /// - Returns: Whether there is a current context.
    @discardableResult open func drawHierarchy(
        in rect: CGRect, afterScreenUpdates afterUpdates: Bool
    ) -> Bool { drawAppearance(in: rect) }

    /// Returns a view of the same size that shows how this one currently appears, or `nil` if the
    /// view has no size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(
            from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with a part of how the view currently appears, or `nil` if that part has no
    /// size. The cap insets are the part that doesn't stretch.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: insets) }

    /// Returns whether the view needs `updateConstraints` to be called.
    open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsPass }

    open func updateConstraintsIfNeeded() {
        LayoutPass.updateConstraints(of: self)
    }
}
