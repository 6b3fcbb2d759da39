@_exported import CoreGraphics
@_exported import Foundation
import FrameworkSupport

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKCalendar: NSObject, @unchecked Sendable {
    open var title = ""
    open var cgColor: CGColor?
    open var calendarIdentifier: String { "" }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        super.init()
    }
}

open class EKAlarm: NSObject, @unchecked Sendable {
    public init(relativeOffset offset: TimeInterval) {
        super.init()
    }

    public init(absoluteDate date: Date) {
        super.init()
    }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var calendarItemIdentifier: String { "" }
    open private(set) var alarms: [EKAlarm]? = []
    open func addAlarm(_ alarm: EKAlarm) { alarms?.append(alarm) }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var eventIdentifier: String! { "" }

    public init(eventStore: EKEventStore) {
        super.init()
    }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0

    public init(eventStore: EKEventStore) {
        super.init()
    }
}

/// A store without events, with access.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar(for: .event, eventStore: self) }
    open func defaultCalendarForNewReminders() -> EKCalendar? {
        EKCalendar(for: .reminder, eventStore: self)
    }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .fullAccess
    }
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
    open func requestFullAccessToEvents() async throws -> Bool { true }
    open func requestFullAccessToReminders() async throws -> Bool { true }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return NSObject()
    }
    open func save(_ event: EKEvent, span: EKSpan) throws { note() }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { note() }
    open func save(_ reminder: EKReminder, commit: Bool) throws { note() }
    open func remove(_ event: EKEvent, span: EKSpan) throws {}
    open func remove(_ reminder: EKReminder, commit: Bool) throws {}

    private func note() { FrameworkNote("EventKit", "nothing is saved").reportLater() }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
