import Foundation

/// A formatter of durations, such as “1:10:30” or “1 hour, 10 minutes”, in the language of its calendar's
/// locale. Foundation on Linux has none.
///
/// Source: the documentation of `DateComponentsFormatter`, its styles, and its zero formatting behaviors, and
/// Unicode CLDR. Decisions: units below the smallest allowed one are dropped without rounding, a negative
/// duration begins with a minus sign, `collapsesLargestUnit` has no effect, and phrases such as
/// “remaining” are English only: in other languages, there are none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? .current
        // Days of 24 hours, as without a reference date.
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current }
        let (first, last) = (min(startDate, endDate), max(startDate, endDate))
        let components = calendar.dateComponents(
            Set(units.map(\.part)), from: first, to: last)
        return text(components, isNegative: endDate < startDate)
    }

    /// Returns the text of a duration, whose parts are carried to the allowed units.
    open func string(from components: DateComponents) -> String? {
        let calendar = components.calendar ?? calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap {
            string(from: start, to: $0)
        }
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap(string(from:))
    }

    // MARK: Units

    private typealias Value = DurationText.Value

    private static let all:
        [(flag: NSCalendar.Unit, part: Calendar.Component, unit: DurationText.Unit)] = [
            (.year, .year, .year), (.month, .month, .month), (.weekOfMonth, .weekOfMonth, .week),
            (.day, .day, .day), (.hour, .hour, .hour), (.minute, .minute, .minute),
            (.second, .second, .second),
        ]

    private var units: [(part: Calendar.Component, unit: DurationText.Unit)] {
        let allowed = Self.all.filter { allowedUnits.contains($0.flag) }
        return (allowed.isEmpty ? Self.all : allowed).map { ($0.part, $0.unit) }
    }

    /// The locale of the calendar, or that of the screen for a calendar without its own.
    private var locale: Locale {
        let own = calendar?.locale
        let isOwn = own.map { !["", Locale.current.identifier].contains($0.identifier) } ?? false
        return own.flatMap { isOwn ? $0 : nil } ?? .ofScreen
    }

    private func text(_ components: DateComponents, isNegative: Bool) -> String? {
        let values = units.map { Value(unit: $0.unit, count: components.value(for: $0.part) ?? 0) }
        var shown = kept(values)
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let isZero = shown.allSatisfy { $0.count == 0 }
        let text = (isNegative && !isZero ? "-" : "") + joined(shown)
        guard locale.language.languageCode == .english else { return text }
        let about = includesApproximationPhrase ? "About " : ""
        return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Returns the values that the zero formatting behavior keeps, at least the smallest unit's.
    private func kept(_ values: [Value]) -> [Value] {
        let behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return values }
        let drops: ZeroFormattingBehavior =
            behavior.contains(.default)
            ? (unitsStyle == .positional ? .dropLeading : .dropAll) : behavior
        guard let first = values.firstIndex(where: { $0.count != 0 }),
            let last = values.lastIndex(where: { $0.count != 0 })
        else { return drops.isEmpty ? values : values.suffix(1) }
        return values.enumerated().filter { index, value in
            value.count != 0
                || !drops.contains(
                    index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    // MARK: Text

    private func joined(_ values: [Value]) -> String {
        let text = DurationText(locale: locale)
        return switch unitsStyle {
        case .positional: positional(values)
        case .abbreviated: text.text(values, .narrow)
        case .brief: text.text(values, .brief)
        case .short: text.text(values, .short)
        case .full: text.text(values, .wide)
        case .spellOut: text.spelled(values)
        }
    }

    /// Returns hours, minutes, and seconds with colons, after larger units with their letters.
    private func positional(_ values: [Value]) -> String {
        let clock = values.filter { [.hour, .minute, .second].contains($0.unit) }
        let larger = values.filter { ![.hour, .minute, .second].contains($0.unit) }
        let padsFirst = zeroFormattingBehavior.contains(.pad) && larger.isEmpty && clock.count > 1
        let digits = clock.enumerated().map { index, value in
            value.count.formatted(
                .number.grouping(.never).precision(
                    .integerLength((index > 0 || padsFirst ? 2 : 1)...)
                )
                .locale(locale))
        }
        let units = larger.isEmpty ? [] : [DurationText(locale: locale).text(larger, .narrow)]
        return (units + (digits.isEmpty ? [] : [digits.joined(separator: ":")]))
            .joined(separator: " ")
    }
}
