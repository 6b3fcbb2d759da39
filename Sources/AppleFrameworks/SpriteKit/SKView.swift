@_exported import UIKit
import FrameworkSupport

/// A view of sprites: a placeholder with the name of the scene's class.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var preferredFramesPerSecond = 60

    open func presentScene(_ scene: SKScene?) {
        FrameworkNote("SpriteKit", "scenes are shown as placeholders").report()
        self.scene?.willMove(from: self)
        self.scene = scene
        scene?.move(into: self)
        setNeedsDisplay()
    }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }

    open override func draw(_ rect: CGRect) {
        let name = scene.map { String(describing: type(of: $0)) } ?? "SKView"
        PlaceholderKind.scene.draw(in: bounds, name: name)
    }
}

open class SKTransition: NSObject {
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func reveal(
        with direction: SKTransitionDirection, duration sec: TimeInterval
    ) -> SKTransition { SKTransition() }
    open class func push(
        with direction: SKTransitionDirection, duration sec: TimeInterval
    ) -> SKTransition { SKTransition() }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor open class SKScene: SKNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open weak var view: SKView?
    public let physicsWorld = SKPhysicsWorld()

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a scene without the nodes of its file, which can't be read.
    public convenience init?(fileNamed filename: String) {
        self.init(size: CGSize(width: 1024, height: 768))
    }

    public required init?(coder aDecoder: NSCoder) {
        size = .zero
        super.init()
    }

    open override var frame: CGRect { CGRect(origin: .zero, size: size) }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}

    func move(into view: SKView) {
        self.view = view
        if scaleMode == .resizeFill { size = view.bounds.size }
        didMove(to: view)
    }
}
