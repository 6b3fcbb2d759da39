import Foundation

/// A rectangle with content, style and sublayers; lengths in points, y down.
///
/// Confined to the main actor, unlike Apple's, because it is recorded there and nowhere else.
/// Whatever a subclass may override stands here; what it does stands in the extensions.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    open weak var delegate: (any CALayerDelegate)?
    open var name: String?

    // Geometry
    open var bounds = CGRect.zero { didSet { boundsChanged(from: oldValue) } }
    /// Where the anchor point lies, in the superlayer's space.
    open var position = CGPoint.zero
    /// In fractions of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    /// Applied to all sublayers, about the anchor point.
    open var sublayerTransform = CATransform3DIdentity
    /// Whether the sublayers' y axis points up.
    open var isGeometryFlipped = false
    /// Whether the layer shows when its transform turns its back to the viewer.
    open var isDoubleSided = true

    // Content
    /// A `CGImage`; nothing else is drawn.
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    /// The part of the content that is shown, in fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that is stretched, in fractions of the size; what lies around it isn't.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the content to a point.
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
    /// The Gaussian's standard deviation.
    open var shadowRadius: CGFloat = 3
    /// In the layer's space; the shadow is that of the content where there is none.
    open var shadowPath: CGPath?
    /// The layer whose alpha shows through; it belongs to one layer, and to no other hierarchy.
    open var mask: CALayer? { didSet { maskChanged(from: oldValue) } }

    // Hints and effects that change no picture here
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var drawsAsynchronously = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    /// Left out of pictures, with a diagnostic.
    open var compositingFilter: Any?
    /// Left out of pictures, with a diagnostic.
    open var filters: [Any]?
    /// Left out of pictures, with a diagnostic.
    open var backgroundFilters: [Any]?

    // Timing
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    var state = LayerState()

    public override init() {
        super.init()
    }

    /// A copy of another layer's properties, without its place in a hierarchy.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// `self.init()` of whichever class this is called on: see `layer(ofType:)`.
    convenience init(ofDynamicType: Void) {
        self.init()
    }

    // MARK: Geometry

    /// The box of the transformed bounds in the superlayer's space.
    ///
    /// Setting it under a transform other than a quarter turn is undefined at Apple's; here the
    /// bounds take the size that the inverse transform gives.
    open var frame: CGRect {
        get {
            // Not by way of the bounds' origin: with it, a frame would change by the rounding of a
            // sum whenever content scrolls.
            affineTransform().isIdentity
                ? untransformedFrame : bounds.applying(transformToSuperlayer)
        }
        set { setFrame(newValue) }
    }

    open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }

    /// The farthest descendant, or the layer itself, at a point of the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Hierarchy

    public internal(set) weak var superlayer: CALayer?

    /// Back to front where `zPosition` agrees; nil where there are none.
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

    /// Asks the delegate; a subclass's override is its layout.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func setNeedsLayout() { markForLayout() }

    open func needsLayout() -> Bool { state.needsLayout }

    open func layoutIfNeeded() { layOutHierarchy() }

    // MARK: Display

    /// Gives the layer its content; asks the delegate.
    open func display() { delegate?.display(self) }

    /// Draws the content between background and sublayers; asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Lets the layer be drawn, once, when it is recorded; one that nobody asks isn't drawn.
    open func setNeedsDisplay() { state.isDrawn = true }

    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    open func needsDisplay() -> Bool { state.isDrawn }

    /// Drawing waits for the recording.
    open func displayIfNeeded() {}

    /// Records the layer and everything in it, the context's origin being that of the bounds.
    open func render(in ctx: CGContext) { record(in: ctx) }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Whether the content is clipped to rounded corners though the layer doesn't mask to bounds.
    var contentFollowsCorners: Bool { false }

    /// Records the layer with its style, sublayers and effects.
    func recordStyled(_ ctx: CGContext) { recordWithEffects(ctx) }

    /// Draws what a class has of its own below `draw(in:)`.
    func recordOwnContent(_ ctx: CGContext, box: CGRect) {}

    /// Records the sublayers; a replicator does so many times.
    func recordSublayers(_ ctx: CGContext) { recordEachSublayer(ctx) }

    /// What a copy takes over; subclasses add their own.
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

    /// The layer itself: at rest it looks as its model says.
    open func presentation() -> Self? { self }

    open func model() -> Self { self }

    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: Values by name

    /// The value of an animatable property, of a part such as `transform.rotation`, or of a key
    /// that code has stored.
    open func value(forKeyPath keyPath: String) -> Any? { readValue(keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, keyPath) }

    open func value(forKey key: String) -> Any? { readValue(key) }

    open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }
}

/// What a layer knows beside its public properties.
@MainActor struct LayerState {
    var sublayers: [CALayer] = []
    /// Where the layer was put last.
    var placement: LayerPlacement?
    /// The layer that this one masks.
    weak var maskedLayer: CALayer?
    var needsLayout = true
    var isDrawn = false
    /// Whether it is being recorded: a cycle comes back to it.
    var isRecording = false
    /// In the order in which they were added.
    var animations: [(key: String?, animation: CAAnimation)] = []
    var customValues: [String: Any] = [:]
}
