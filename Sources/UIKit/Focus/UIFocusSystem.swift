import Foundation

/// The system that moves the focus with a keyboard or a remote control, which a preview doesn't have.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public static let movementDidFailNotification = Notification.Name(
        "UIFocusMovementDidFailNotification")
    public static let focusUpdateContextKey = "UIFocusUpdateContextKey"
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The focused item, always `nil`.
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// Returns `nil`, because a preview has no focus.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment.contains(otherEnvironment) }

    public class func register(
        _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
    ) {}

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

    open func updateFocusIfNeeded() {}
}

/// The sound of a movement of the focus; none is played.
public struct UIFocusSoundIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = UIFocusSoundIdentifier(rawValue: "none")
    public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}

/// Explanations of the focus for a debugger, which are empty.
@preconcurrency @MainActor public final class UIFocusDebugger: NSObject {
    public class func status() -> String { "" }
    public class func checkFocusability(for environment: any UIFocusItem) -> String { "" }
    public class func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> String { "" }
    public class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> String
    { "" }
}
