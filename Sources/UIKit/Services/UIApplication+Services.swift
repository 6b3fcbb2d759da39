import ContactSheetDiagnostics
import Foundation

/// Services of the system that a preview doesn't have. Calls have no effect, except for a note.
extension UIApplication {
    /// The raw values are Apple's.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = Self(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString =
        "app-settings:notifications"
    public nonisolated static let openDefaultApplicationsSettingsURLString =
        "app-settings:default-applications"

    // MARK: Background

    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval
        .greatestFiniteMagnitude

    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    public var isProtectedDataAvailable: Bool { true }

    @discardableResult public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    @discardableResult public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    // MARK: Notifications and events

    public func unregisterForRemoteNotifications() {}

    public func beginReceivingRemoteControlEvents() {}

    public func endReceivingRemoteControlEvents() {}

    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    public var applicationSupportsShakeToEdit: Bool {
        get { true }
        set {}
    }

    public var isIgnoringInteractionEvents: Bool { false }

    public var supportsMultipleScenes: Bool { false }

    public var supportsAlternateIcons: Bool { false }

    public var alternateIconName: String? { nil }

    /// The actions in the menu of the app's icon.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { SystemServices.current.shortcutItems }
        set { SystemServices.current.shortcutItems = newValue }
    }

    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}

    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
