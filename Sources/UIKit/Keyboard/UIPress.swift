import Foundation

/// A press of a button or key, which no preview has.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The raw values are Apple's.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// The raw values are Apple's.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    open private(set) var timestamp: TimeInterval = 0
    open private(set) var phase = Phase.began
    open private(set) var type = PressType.select
    open private(set) var force: CGFloat = 0
    open private(set) var key: UIKey?
    open private(set) weak var responder: UIResponder?
    open private(set) weak var window: UIWindow?
}

/// An event of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
