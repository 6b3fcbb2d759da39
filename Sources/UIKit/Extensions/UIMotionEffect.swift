import Foundation

/// A change of a view by the motion of the device, which doesn't move in a preview.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    open func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? { nil }
}

/// A change of one property by the tilt of the device.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The raw values are Apple's.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// Several motion effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

/// The animation of a change of the status bar. The raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
