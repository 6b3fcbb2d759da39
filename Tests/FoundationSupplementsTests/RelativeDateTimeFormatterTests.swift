import Foundation
import Testing
import UIKit

/// Source: Unicode CLDR, relative times and units of the languages.
struct RelativeDateTimeFormatterTests {
    @Test(arguments: [
        ("fr_FR", DateComponents(hour: -2), "il y a 2 heures"),
        ("fr_FR", DateComponents(day: 1), "dans 1 jour"),
        ("de_DE", DateComponents(month: -3), "vor 3 Monaten"),
        ("ja_JP", DateComponents(weekOfMonth: 2), "2 週間後"),
        ("en_US", DateComponents(year: -1, month: -3), "1 year ago"),
        ("en_US", DateComponents(weekOfYear: 2), "in 2 weeks"),
        ("fr_FR", DateComponents(), "dans 0 seconde"),
    ])
    func localesHaveTheirLanguage(locale: String, components: DateComponents, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.localizedString(from: components) == text)
    }

    @Test func namesOfDays() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "fr")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "hier")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "demain")
        #expect(formatter.localizedString(from: DateComponents()) == "maintenant")
    }

    /// Property: the default is the language of the screen, and English for screens without one.
    @Test @MainActor func theScreenHasALanguage() {
        UIScreen.main.device.language = nil
        #expect(
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200) == "2 hours ago")
        UIScreen.main.device.language = "fr"
        defer { UIScreen.main.device.language = nil }
        #expect(
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)
                == "il y a 2 heures")
        let durations = DateComponentsFormatter()
        durations.unitsStyle = .full
        // French has no-break spaces between numbers and units.
        let found = durations.string(from: 3_660)?.split { $0.isWhitespace }
        #expect(found == ["1", "heure", "et", "1", "minute"])
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a et b")
    }
}
