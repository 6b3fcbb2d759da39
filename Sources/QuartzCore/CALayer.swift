import Foundation

/// What fills a layer with content; a view is the delegate of its layer.
@MainActor public protocol CALayerDelegate: AnyObject {
    func draw(_ layer: CALayer, in ctx: CGContext)
}

public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

}

/// A rectangle with content, style and sublayers; lengths in points, y down.
///
/// Confined to the main actor, unlike Apple's, because it is recorded there and nowhere else.
@MainActor open class CALayer: NSObject {
    open weak var delegate: (any CALayerDelegate)?
    open var name: String?

    // Geometry
    open var bounds = CGRect.zero
    /// Where the anchor point lies, in the superlayer's space.
    open var position = CGPoint.zero
    /// In fractions of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var contentsScale: CGFloat = 1

    // Style
    open var isHidden = false
    open var opacity: Float = 1
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
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
    open var shadowPath: CGPath?

    // Hierarchy
    public private(set) weak var superlayer: CALayer?
    private var children: [CALayer] = []
    /// Back to front where `zPosition` agrees; nil where there are none.
    public var sublayers: [CALayer]? { children.isEmpty ? nil : children }

    public required override init() {
        super.init()
    }

    /// Draws the content between background and sublayers; asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(children.count))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(Int(index), children.count))
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        layer.removeFromSuperlayer()
        let place = children.firstIndex { $0 === sibling }
        insertSublayer(layer, at: UInt32(place.map { $0 + offset } ?? children.count))
    }

    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.children.removeAll { $0 === self }
        self.superlayer = nil
    }
}

// MARK: - Geometry

extension CALayer {
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// From this layer's space to the superlayer's.
    public var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height)
        let t = affineTransform()
        guard !t.isIdentity else {
            return CGAffineTransform(
                translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(t)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The box of the transformed bounds in the superlayer's space.
    ///
    /// Setting it under a transform other than a quarter turn is undefined at Apple's; here the
    /// bounds take the size that the inverse transform gives.
    public var frame: CGRect {
        get { bounds.applying(transformToSuperlayer) }
        set {
            let size = newValue.size.applying(affineTransform().inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width,
                y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }
}
