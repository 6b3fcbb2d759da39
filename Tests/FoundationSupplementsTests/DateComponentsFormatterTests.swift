import Foundation
import Testing
import UIKit

/// Source: developer.apple.com/documentation/foundation/datecomponentsformatter, with the examples of its
/// styles and zero formatting behaviors.
struct DateComponentsFormatterTests {
    private typealias Style = DateComponentsFormatter.UnitsStyle

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle = .positional,
        _ units: NSCalendar.Unit = [.hour, .minute, .second]
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(
        arguments: [
            (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
            (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 34_890) == text)
    }

    /// “A value of 0 hours, 1 minute and 10 seconds is formatted as 1:10”; others drop all zeros.
    @Test func zeros() {
        #expect(formatter().string(from: 70) == "1:10")
        #expect(formatter().string(from: 3_600) == "1:00:00")
        #expect(formatter(.abbreviated).string(from: 3_600) == "1h")
        #expect(formatter(.abbreviated).string(from: 0) == "0s")
        #expect(formatter().string(from: -70) == "-1:10")
    }

    /// “0d 1:00:00” and “0d 1h 0m 0s”.
    @Test func padding() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        for (style, text) in [(Style.positional, "0d 1:00:00"), (.abbreviated, "0d 1h 0m 0s")] {
            let formatter = formatter(style, units)
            formatter.zeroFormattingBehavior = .pad
            #expect(formatter.string(from: 3_600) == text)
        }
        let timer = formatter(.positional, [.minute, .second])
        timer.zeroFormattingBehavior = .pad
        #expect(timer.string(from: 65) == "01:05" && timer.string(from: 0) == "00:00")
    }

    /// Source: Unicode CLDR, French and German units.
    @Test(
        arguments: [
            ("fr_FR", .full, "1 an, 2 mois et 3 jours"),
            ("fr_FR", .spellOut, "un an, deux mois et trois jours"),
            ("de_DE", .full, "1 Jahr, 2 Monate und 3 Tage"), ("de_DE", .abbreviated, "1J 2M 3d"),
            ("de_DE", .short, "1 J, 2 Mon. und 3 Tg."),
        ] as [(String, DateComponentsFormatter.UnitsStyle, String)])
    func localesHaveTheirLanguage(
        locale: String, style: DateComponentsFormatter.UnitsStyle, text: String
    ) {
        let formatter = formatter(style, [.year, .month, .day])
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.includesTimeRemainingPhrase = true
        let found = formatter.string(from: DateComponents(year: 1, month: 2, day: 3))
        // French has a no-break space between a number and its unit.
        #expect(found?.replacing("\u{A0}", with: " ") == text)
    }

    @Test func phrasesAndCounts() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 1
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 310) == "About 5 minutes remaining")
        #expect(
            DateComponentsFormatter.localizedString(
                from: DateComponents(day: 1, hour: 2), unitsStyle: .full) == "1 day, 2 hours")
    }
}
