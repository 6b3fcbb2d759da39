import Foundation

/// Formats dates for a locale, calendar, and time zone.
@MainActor struct DateText {
    let locale: Locale
    let calendar: Calendar
    private let formatter = DateFormatter()

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.locale = locale
        self.calendar = calendar
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
    }

    func formatted(_ format: String, _ date: Date) -> String {
        formatter.dateFormat = format
        // Not every font contains the narrow space that new locale data has before AM.
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// Returns the fields of a template with the locale's order and separators.
    func text(_ template: String, _ date: Date) -> String {
        formatted(format(template), date)
    }

    private func format(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// Returns the letters of the fields, each once, in the locale's order: d, y, and M or L.
    func order(of template: String) -> [Character] {
        var isQuoted = false
        var fields: [Character] = []
        for letter in format(template) {
            if letter == "'" { isQuoted.toggle() }
            let field: Character = letter == "L" ? "M" : letter
            if !isQuoted, "dyM".contains(field), !fields.contains(field) { fields.append(field) }
        }
        return fields
    }

    var usesHalfDays: Bool { format("j").contains("a") }

    var halfDays: [String] { [formatter.amSymbol, formatter.pmSymbol] }

    var months: [String] { formatter.standaloneMonthSymbols }

    /// The short weekday names in capitals, starting with the first day of the locale's week.
    var weekdays: [String] {
        let names = formatter.shortStandaloneWeekdaySymbols
        return names.indices.map {
            names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale)
        }
    }
}
