import UIKit

/// A node of a scene; it isn't drawn.
@preconcurrency @MainActor open class SKNode: UIResponder {
    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var speed: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }

    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        node.parent = self
        children.insert(node, at: max(0, min(index, children.count)))
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
    }
    open func contains(_ p: CGPoint) -> Bool { frame.contains(checked: p) }
    open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).last ?? self }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    open func hasActions() -> Bool { false }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
}

open class SKTexture: NSObject, @unchecked Sendable {
    private let textureSize: CGSize

    public init(imageNamed name: String) {
        textureSize = .zero
        super.init()
    }

    public init(image: UIImage) {
        textureSize = image.size
        super.init()
    }

    open func size() -> CGSize { textureSize }
}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    public convenience init(imageNamed name: String) {
        self.init(texture: SKTexture(imageNamed: name), color: .clear, size: .zero)
    }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
    }

    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }

    public required init?(coder aDecoder: NSCoder) {
        (color, size) = (.clear, .zero)
        super.init()
    }

    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}

public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

@preconcurrency @MainActor open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var numberOfLines = 1
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }

    public required init?(coder aDecoder: NSCoder) { super.init() }
}

@preconcurrency @MainActor open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0

    public override init() {
        super.init()
    }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(
            path: UIBezierPath(
                ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
            ).cgPath)
    }

    public convenience init(rectOf size: CGSize) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(path: UIBezierPath(rect: CGRect(origin: origin, size: size)).cgPath)
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rectOf: size)
    }

    public required init?(coder aDecoder: NSCoder) { super.init() }
}

/// Particles, which aren't drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    public convenience init?(fileNamed name: String) {
        self.init()
    }

    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particlePositionRange = CGVector.zero
    open var particleColor = UIColor.white
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
}

@preconcurrency @MainActor open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

@preconcurrency @MainActor open class SKCameraNode: SKNode {}

@preconcurrency @MainActor open class SKAudioNode: SKNode {
    public init(fileNamed name: String) { super.init() }
    public init(url: URL) { super.init() }
    open var autoplayLooped = true
}
