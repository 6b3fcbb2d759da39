@_exported import UIKit
import FrameworkSupport

public struct SCNVector3: Sendable, Hashable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init(_ x: Float = 0, _ y: Float = 0, _ z: Float = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

open class SCNMaterialProperty: NSObject {
    open var contents: Any?
}

open class SCNMaterial: NSObject {
    public let diffuse = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    open var isDoubleSided = false

    public override init() {
        super.init()
    }
}

open class SCNGeometry: NSObject {
    open var materials = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
    }
}

open class SCNBox: SCNGeometry {
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        super.init()
    }
}

open class SCNSphere: SCNGeometry {
    public init(radius: CGFloat) { super.init() }
}

open class SCNPlane: SCNGeometry {
    public init(width: CGFloat, height: CGFloat) { super.init() }
}

open class SCNLight: NSObject {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
}

open class SCNCamera: NSObject {
    open var zNear = 1.0
    open var zFar = 100.0
    open var fieldOfView: CGFloat = 60
}

open class SCNNode: NSObject {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var scale = SCNVector3(1, 1, 1)
    open var opacity: CGFloat = 1
    open var isHidden = false
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []

    public override init() {
        super.init()
    }

    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }

    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }
                    .first
                : nil)
    }
}

open class SCNScene: NSObject {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()

    public override init() {
        super.init()
    }

    /// Creates a scene without the nodes of its file, which can't be read.
    public convenience init?(named name: String) {
        self.init()
    }
}

/// A view of a scene: a placeholder.
@preconcurrency @MainActor open class SCNView: UIView {
    open var scene: SCNScene? {
        didSet { FrameworkNote("SceneKit", "scenes are shown as placeholders").report() }
    }
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var preferredFramesPerSecond = 60

    open override func draw(_ rect: CGRect) {
        PlaceholderKind.scene.draw(in: bounds, name: String(describing: type(of: self)))
    }
}
