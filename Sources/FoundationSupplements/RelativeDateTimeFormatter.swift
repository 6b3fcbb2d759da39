import Foundation

/// A formatter of times relative to another time, such as “2 hours ago”, in the language of its locale.
/// Foundation on Linux has none.
///
/// Source: the documentation of `RelativeDateTimeFormatter`.
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
    open var locale: Locale! = .ofScreen

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
        for (part, field) in Self.units {
            if let count = dateComponents.value(for: part), count != 0 {
                return text(count, part, field)
            }
        }
        return text(0, .second, .second)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private typealias Field = Date.AnchoredRelativeFormatStyle.Field

    private static let units: [(part: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
        (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    private func text(_ count: Int, _ part: Calendar.Component, _ field: Field) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let now = Date(timeIntervalSinceReferenceDate: 0)
        guard let date = calendar.date(byAdding: part, value: count, to: now) else { return "" }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [field],
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .ofScreen, calendar: calendar)
        return style.format(now)
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
