import Foundation

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

    public override init() {
        super.init()
    }

    public convenience init(named name: UNNotificationSoundName) {
        self.init()
    }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    open var type: String { "" }

    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
        super.init()
    }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
    var text = UNNotificationText()
    open var title: String { text.title }
    open var subtitle: String { text.subtitle }
    open var body: String { text.body }
    open var badge: NSNumber? { text.badge }
    open var sound: UNNotificationSound? { text.sound }
    open var categoryIdentifier: String { text.categoryIdentifier }
    open var threadIdentifier: String { text.threadIdentifier }
    open var userInfo: [AnyHashable: Any] { text.userInfo }
    open var attachments: [UNNotificationAttachment] { text.attachments }

    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.text = text
        return copy
    }
}

/// The properties of a notification.
struct UNNotificationText {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { text.title }
        set { text.title = newValue }
    }
    open override var subtitle: String {
        get { text.subtitle }
        set { text.subtitle = newValue }
    }
    open override var body: String {
        get { text.body }
        set { text.body = newValue }
    }
    open override var badge: NSNumber? {
        get { text.badge }
        set { text.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { text.sound }
        set { text.sound = newValue }
    }
    open override var categoryIdentifier: String {
        get { text.categoryIdentifier }
        set { text.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { text.threadIdentifier }
        set { text.threadIdentifier = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { text.userInfo }
        set { text.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { text.attachments }
        set { text.attachments = newValue }
    }
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    open var launchImageName = ""
    open var summaryArgument = ""

    public override init() {
        super.init()
    }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { nil }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { nil }
}

open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
        super.init()
    }
}

open class UNNotification: NSObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }

    init(request: UNNotificationRequest) {
        self.request = request
        super.init()
    }
}
