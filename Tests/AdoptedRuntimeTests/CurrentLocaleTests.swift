import AdoptedRuntime
import Foundation
import Testing

/// Property: formatters use the new identifier. The current locale isn't changed here, because all
/// tests share it.
struct CurrentLocaleTests {
    @Test func formattersUseTheNewIdentifier() {
        let locale = Locale(identifier: "en_150")
        let numbers = NumberFormatter()
        numbers.numberStyle = .currency
        let dates = DateFormatter()
        dates.dateStyle = .medium
        dates.timeZone = .gmt
        CurrentLocale.rename(locale, to: CurrentLocale.identifier)
        #expect(locale.identifier == "en_US")
        numbers.locale = locale
        dates.locale = locale
        #expect(numbers.string(from: 49.98) == "$49.98")
        #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
        #expect(locale.currency?.identifier == "USD")
        #expect(Locale.current.identifier != "en_150")
    }

    @Test func longIdentifiersStay() {
        let locale = Locale(identifier: "en_150@calendar=gregorian")
        CurrentLocale.rename(locale, to: "en_US")
        #expect(locale.identifier == "en_150@calendar=gregorian")
    }
}
