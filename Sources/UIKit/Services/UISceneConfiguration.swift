import Foundation

/// The classes and the storyboard with which a scene is created.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// A URL that opens a scene.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// Information about the app that opens a URL.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        public let sourceApplication: String? = nil
        public let annotation: Any? = nil
        public let openInPlace = false
    }

    /// Options of a request for a scene, which has no effect.
    @preconcurrency @MainActor public final class ActivationRequestOptions: NSObject {
        public var requestingScene: UIScene?
    }
}

/// Options of a request to remove a scene, which has no effect.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
