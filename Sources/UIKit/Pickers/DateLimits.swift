import Foundation

/// The range of a date picker's dates. If the minimum is after the maximum, both are ignored, as
/// Apple documents.
struct DateLimits: Equatable {
    private let earliest: Date?
    private let latest: Date?

    init(_ earliest: Date?, _ latest: Date?) {
        let isOrdered = earliest.flatMap { first in latest.map { first <= $0 } } ?? true
        self.earliest = isOrdered ? earliest : nil
        self.latest = isOrdered ? latest : nil
    }

    func clamp(_ date: Date) -> Date {
        // Calendars don't support dates outside of this range.
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
