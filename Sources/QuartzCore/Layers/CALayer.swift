import Foundation

/// A rectangle with content, style, and sublayers. Lengths are in points, with the y axis pointing
/// down.
///
/// Isolated to the main actor, unlike Apple's class, because layers are recorded only there.
/// Members that subclasses can override are declared here and implemented in extensions.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    open weak var delegate: (any CALayerDelegate)?
    open var name: String?

    // Geometry
    open var bounds = CGRect.zero { didSet { boundsChanged(from: oldValue) } }
    /// The position of the anchor point in the superlayer's space.
    open var position = CGPoint.zero
    /// The anchor point in fractions of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    /// A transform for all sublayers around the anchor point.
    open var sublayerTransform = CATransform3DIdentity
    /// Whether the sublayers' y axis points up.
    open var isGeometryFlipped = false
    /// Whether the layer is visible when its transform turns its back to the viewer.
    open var isDoubleSided = true

    // Content
    /// The content, a `CGImage`. Other values aren't drawn.
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    /// The visible part of the content, in fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the content that is stretched, in fractions of its size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the content per point.
    open var contentsScale: CGFloat = 1
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var needsDisplayOnBoundsChange = false

    // Style
    open var isHidden = false
    open var opacity: Float = 1
    open var isOpaque = false
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    /// The radius of the corners at the bottom of a continuous outline, if it differs from
    /// `cornerRadius`.
    package var lowerCornerRadius: CGFloat?
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the Gaussian, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow in the layer's space; `nil` for that of the content.
    open var shadowPath: CGPath?
    /// The layer whose alpha masks this one. It can't also be in another layer's hierarchy or mask
    /// another layer.
    open var mask: CALayer? { didSet { maskChanged(from: oldValue) } }

    // Hints and effects that have no effect on images
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var drawsAsynchronously = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    /// Not drawn; reported with a diagnostic.
    open var compositingFilter: Any?
    /// Not drawn; reported with a diagnostic.
    open var filters: [Any]?
    /// Not drawn; reported with a diagnostic.
    open var backgroundFilters: [Any]?

    // Timing
    open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1 { didSet { timingChanged() } }
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    var state = LayerState()

    public override init() {
        super.init()
    }

    /// Creates a copy of another layer's properties, without a place in a hierarchy.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Calls `self.init()` on the class that it is called on. See `layer(ofType:)`.
    convenience init(ofDynamicType: Void) {
        self.init()
    }

    // MARK: Geometry

    /// The bounding box of the transformed bounds in the superlayer's space.
    ///
    /// On Apple's platforms, setting it is undefined for a transform other than a quarter turn.
    /// Here, the bounds get the size that the inverse transform results in.
    open var frame: CGRect {
        get {
            // Doesn't use the bounds' origin, because the rounding of a sum would otherwise change
            // the frame whenever the content scrolls.
            affineTransform().isIdentity
                ? untransformedFrame : bounds.applying(transformToSuperlayer)
        }
        set { setFrame(newValue) }
    }

    open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }

    /// Returns the deepest descendant, or the layer itself, at a point in the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Hierarchy

    open internal(set) weak var superlayer: CALayer?

    /// The sublayers from back to front, if their `zPosition` is equal; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { state.sublayers.isEmpty ? nil : state.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: state.sublayers.count) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    open func removeFromSuperlayer() { detach() }

    // MARK: Layout

    /// Lays out the sublayers by calling the delegate. Subclasses can override it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func setNeedsLayout() { markForLayout() }

    open func needsLayout() -> Bool { state.needsLayout }

    open func layoutIfNeeded() { layOutHierarchy() }

    // MARK: Display

    /// Provides the layer's content by calling the delegate.
    open func display() { delegate?.display(self) }

    /// Draws the content between the background and the sublayers by calling the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Marks the layer to be drawn when it is recorded. Layers that aren't marked and aren't a
    /// view's aren't drawn.
    open func setNeedsDisplay() { state.isDrawn = true }

    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    open func needsDisplay() -> Bool { state.isDrawn }

    /// Has no effect: layers are drawn when they are recorded.
    open func displayIfNeeded() {}

    /// Records the layer and its descendants. The context's origin is that of the bounds.
    open func render(in ctx: CGContext) { record(in: ctx) }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Whether the content is clipped to rounded corners even if the layer doesn't mask to its
    /// bounds.
    var contentFollowsCorners: Bool { false }

    /// Records the layer with its style, sublayers and effects.
    func recordStyled(_ ctx: CGContext) { recordWithEffects(ctx) }

    /// Draws a class's own content below that of `draw(in:)`.
    func recordOwnContent(_ ctx: CGContext, box: CGRect) {}

    /// Records the sublayers. A replicator layer records them several times.
    func recordSublayers(_ ctx: CGContext) { recordEachSublayer(ctx) }

    /// Copies the properties of another layer. Subclasses add their own.
    func copyProperties(of other: CALayer) { copyLayerProperties(of: other) }

    // MARK: Animation

    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    open func removeAllAnimations() { removeAnimations { _ in true } }

    open func animation(forKey key: String) -> CAAnimation? {
        state.animations.first { $0.key == key }?.animation
    }

    open func animationKeys() -> [String]? {
        state.animations.isEmpty ? nil : state.animations.compactMap(\.key)
    }

    /// Returns a copy with the values that animations have at the moment in a film; the layer
    /// itself at rest.
    open func presentation() -> Self? { presentationLayer() as? Self }

    open func model() -> Self { self }

    /// Returns the delegate's action, that of the dictionary, or that of the class, in the order that
    /// Apple documents.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? Self.defaultAction(forKey: event)
    }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: Values by name

    /// Returns the value of an animatable property, of a part such as `transform.rotation`, or of a
    /// key that code has set.
    open func value(forKeyPath keyPath: String) -> Any? { readValue(keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, keyPath) }

    open func value(forKey key: String) -> Any? { readValue(key) }

    open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }
}

/// The internal state of a layer.
@MainActor struct LayerState {
    var sublayers: [CALayer] = []
    /// The exact origin of the layer as last set.
    var placement: LayerPlacement?
    /// The layer that this one masks.
    weak var maskedLayer: CALayer?
    var needsLayout = true
    var isDrawn = false
    /// Whether the layer is being recorded. A cycle would record it again.
    var isRecording = false
    /// The animations in the order in which they were added.
    var animations: [LayerAnimation] = []
    /// Whether the properties have the values of the animations.
    var isPresenting = false
    /// The transition that hides the layer's content or moves it, and the content before it.
    var transition: LayerTransition?
    var customValues: [String: Any] = [:]
}
