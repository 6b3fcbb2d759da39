import Foundation

/// A formatter of times relative to another time, such as “2 hours ago”, in English. Foundation on Linux
/// has none.
///
/// Source: the documentation of `RelativeDateTimeFormatter`, and Unicode CLDR, English relative times.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = Self.units.map(\.part)
        return localizedString(
            from: calendar.dateComponents(Set(parts), from: referenceDate, to: date))
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: date.addingTimeInterval(timeInterval), relativeTo: date)
    }

    /// Returns the text for the largest unit that isn't zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let found = Self.units.lazy.compactMap { unit -> (Unit, Int)? in
            guard let count = dateComponents.value(for: unit.part), count != 0 else { return nil }
            return (unit, count)
        }.first
        guard let (unit, count) = found else {
            return dateTimeStyle == .named ? "now" : text(Self.units[Self.units.count - 1], 0)
        }
        if dateTimeStyle == .named, abs(count) == 1, let named = unit.named {
            return count < 0 ? named.past : named.future
        }
        return text(unit, count)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ unit: Unit, _ count: Int) -> String {
        let number = abs(count)
        let name: String
        switch unitsStyle {
        case .full, .spellOut: name = " " + unit.name + (number == 1 ? "" : "s")
        case .short: name = " " + (number == 1 ? unit.short : unit.shortPlural ?? unit.short)
        case .abbreviated: name = unit.abbreviation
        }
        return count < 0 ? "\(number)\(name) ago" : "in \(number)\(name)"
    }

    private struct Unit {
        let part: Calendar.Component
        let name: String
        let short: String
        var shortPlural: String?
        let abbreviation: String
        var named: (past: String, future: String)?
    }

    private static let units = [
        Unit(
            part: .year, name: "year", short: "yr.", abbreviation: "y",
            named: ("last year", "next year")),
        Unit(
            part: .month, name: "month", short: "mo.", abbreviation: "mo",
            named: ("last month", "next month")),
        Unit(
            part: .weekOfMonth, name: "week", short: "wk.", abbreviation: "w",
            named: ("last week", "next week")),
        Unit(
            part: .day, name: "day", short: "day", shortPlural: "days", abbreviation: "d",
            named: ("yesterday", "tomorrow")),
        Unit(part: .hour, name: "hour", short: "hr.", abbreviation: "h"),
        Unit(part: .minute, name: "minute", short: "min.", abbreviation: "min"),
        Unit(part: .second, name: "second", short: "sec.", abbreviation: "s"),
    ]
}
