import Foundation

/// An action in the menu of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type that tells actions apart. Only a mutable item can be changed, as documented.
    public var type: String
    public var localizedTitle: String
    public var localizedSubtitle: String?
    public var icon: UIApplicationShortcutIcon?
    public var userInfo: [String: any NSSecureCoding]?
    public var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A shortcut item that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
