import UIKit

/// A body that doesn't move.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open var restitution: CGFloat = 0.2
    open var friction: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open weak var node: SKNode?

    public init(circleOfRadius r: CGFloat) { super.init() }
    public init(rectangleOf s: CGSize) { super.init() }
    public init(rectangleOf s: CGSize, center: CGPoint) { super.init() }
    public init(texture: SKTexture, size: CGSize) { super.init() }
    public init(polygonFrom path: CGPath) { super.init() }
    public init(edgeLoopFrom rect: CGRect) { super.init() }
    public init(edgeLoopFrom path: CGPath) { super.init() }
    public init(edgeFrom p1: CGPoint, to p2: CGPoint) { super.init() }

    open func applyImpulse(_ impulse: CGVector) {}
    open func applyForce(_ force: CGVector) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    open var contactPoint: CGPoint { .zero }
    open var collisionImpulse: CGFloat { 0 }

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) {
        (bodyA, bodyB) = (a, b)
        super.init()
    }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
}

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// An action that isn't run.
open class SKAction: NSObject, @unchecked Sendable {
    public let duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1

    public required init(lasting duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(lasting: sec) }
    open class func wait(
        forDuration sec: TimeInterval, withRange durationRange: TimeInterval
    ) -> SKAction { SKAction(lasting: sec) }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(lasting: sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(lasting: sec) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction { SKAction(lasting: duration) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction
    {
        SKAction(lasting: sec * Double(textures.count))
    }
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(lasting: actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(lasting: actions.map(\.duration).max() ?? 0)
    }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(lasting: action.duration * Double(count))
    }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(lasting: .infinity) }
    open class func removeFromParent() -> SKAction { SKAction(lasting: 0) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(lasting: 0) }
    open class func playSoundFileNamed(
        _ soundFile: String, waitForCompletion wait: Bool
    ) -> SKAction { SKAction(lasting: 0) }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction { SKAction(lasting: 0) }
    open func reversed() -> SKAction { SKAction(lasting: duration) }
}
