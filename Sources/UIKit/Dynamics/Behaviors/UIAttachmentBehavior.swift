import Foundation
import RigidBodies

/// Attaches an item to another one or to a point.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    /// What the attachment allows.
    private enum Link {
        /// A rod or a spring between two points.
        case distance
        /// A maximum distance.
        case limit
        case pin
        case slider(CGVector)
        case fixed
    }

    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    private let link: Link
    /// The attached point of each item, in its own coordinate space around its center.
    private let offsets: [Vector]

    /// The point to which an item is attached.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }

    /// The distance of the attached points, initially that at the creation of the behavior.
    open var length: CGFloat { didSet { if length != oldValue { changed() } } }

    /// The damping of the spring: 0 for none, 1 for no oscillation.
    open var damping: CGFloat = 0 { didSet { if damping != oldValue { changed() } } }

    /// The frequency of the spring in hertz, or 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { changed() } } }

    /// The resistance to a rotation around the anchor.
    open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { changed() } } }

    /// The range of a sliding attachment in points, of a pin in radians.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { changed() } }
    }

    // MARK: Creation

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        (items, attachedBehaviorType, link) = ([item], .anchor, .distance)
        offsets = [Vector(offset)]
        anchorPoint = point
        length = item.point(at: Vector(offset)).distance(to: point)
        super.init()
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(
            item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        self.init(.distance, item1, Vector(offset1), item2, Vector(offset2))
    }

    private init(
        _ link: Link, _ item1: any UIDynamicItem, _ offset1: Vector, _ item2: any UIDynamicItem,
        _ offset2: Vector
    ) {
        (items, attachedBehaviorType, self.link) = ([item1, item2], .items, link)
        offsets = [offset1, offset2]
        anchorPoint = .zero
        length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
        super.init()
    }

    /// Creates an attachment of two items at a point.
    private convenience init(
        _ link: Link, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
    ) {
        self.init(link, item1, item1.offset(of: point), item2, item2.offset(of: point))
        anchorPoint = point
    }

    private init(slider item: any UIDynamicItem, _ axis: CGVector, at point: CGPoint) {
        (items, attachedBehaviorType, link) = ([item], .anchor, .slider(axis))
        offsets = [item.offset(of: point)]
        (anchorPoint, length) = (point, 0)
        super.init()
    }

    /// Creates an attachment that lets two items move along an axis only, without a rotation.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slider(axis), item1, item2, at: point)
    }

    /// Creates an attachment that lets an item move along an axis only, without a rotation.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(slider: item, axis, at: point)
    }

    /// Creates an attachment that limits the distance of two items, like a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, item1, Vector(offset1), item2, Vector(offset2))
    }

    /// Creates an attachment that lets two items move as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, item1, item2, at: point)
    }

    /// Creates an attachment that lets two items rotate around a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, item1, item2, at: point)
    }

    // MARK: Model

    override var dynamicItems: [any UIDynamicItem] { items }

    override func contribute(to model: inout DynamicsModel) {
        let isAnchored = attachedBehaviorType == .anchor
        model.add(
            DynamicsModel.Connection(
                key: .init(behavior: ObjectIdentifier(self), part: nil),
                first: isAnchored ? .anchor(anchorPoint) : .item(items[0]),
                second: items[items.count - 1],
                kind: joint(from: isAnchored ? .zero : offsets[0], to: offsets[offsets.count - 1])))
    }

    private func joint(from start: Vector, to end: Vector) -> Joint.Kind {
        let pin = Joint.Kind.pin(
            start, frictionTorque: Double(frictionTorque), range: attachmentRange.limits)
        switch link {
        case .distance where frequency > 0:
            return .spring(
                start, end, length: Double(length), frequency: Double(frequency),
                damping: Double(damping))
        // A rod without a length is a pin (Documentation/Dynamics.md 5).
        case .distance where length < 1: return pin
        case .distance: return .rod(start, end, length: Double(length))
        case .limit: return .rope(start, end, length: Double(length))
        case .pin: return pin
        case .slider(let axis):
            return .slider(
                start, axis: DirectedForce(axis).unit, range: attachmentRange.limits)
        case .fixed:
            return .weld(start, frequency: Double(frequency), damping: Double(damping))
        }
    }
}

extension DirectedForce {
    /// The vector of length 1 in the same direction, or the x-axis without one.
    fileprivate var unit: Vector {
        magnitude > 0 && magnitude.isFinite ? vector / Double(magnitude) : Vector(1, 0)
    }
}

extension UIDynamicItem {
    /// Returns the position of an offset in the item's own coordinate space.
    fileprivate func point(at offset: Vector) -> CGPoint {
        let turned = CGPoint(offset).applying(transform)
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    /// Returns the offset of a point in the item's own coordinate space.
    fileprivate func offset(of point: CGPoint) -> Vector {
        let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
        return Vector(way.applying(transform.inverted()))
    }
}
