import Foundation

/// The dates between which a date picker chooses; limits the wrong way round don't count, as Apple
/// documents.
struct DateLimits: Equatable {
    private let earliest: Date?
    private let latest: Date?

    init(_ earliest: Date?, _ latest: Date?) {
        let isOrdered = earliest.flatMap { first in latest.map { first <= $0 } } ?? true
        self.earliest = isOrdered ? earliest : nil
        self.latest = isOrdered ? latest : nil
    }

    func clamp(_ date: Date) -> Date {
        // Calendars count no further.
        var date = min(max(date, .distantPast), .distantFuture)
        if let earliest { date = max(date, earliest) }
        if let latest { date = min(date, latest) }
        return date
    }

    func allowsDay(of date: Date, in calendar: Calendar) -> Bool {
        let isLateEnough = earliest.map {
            calendar.compare(date, to: $0, toGranularity: .day) != .orderedAscending
        }
        let isEarlyEnough = latest.map {
            calendar.compare(date, to: $0, toGranularity: .day) != .orderedDescending
        }
        return isLateEnough ?? true && isEarlyEnough ?? true
    }
}
