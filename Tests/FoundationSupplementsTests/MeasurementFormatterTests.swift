import Foundation
import Testing
import UIKit

/// Source: developer.apple.com/documentation/foundation/measurementformatter and its unit options, and
/// Unicode CLDR, English units.
struct MeasurementFormatterTests {
    private func formatter(
        _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = [],
        locale: String = "en_US"
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitStyle = style
        formatter.unitOptions = options
        return formatter
    }

    @Test func theLocalePrefersUnits() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter().string(from: distance) == "3.107 mi")
        #expect(formatter(locale: "en_AU").string(from: distance) == "5 km")
        #expect(formatter(.medium, .providedUnit).string(from: distance) == "5 km")
        let heat = Measurement(value: 100, unit: UnitTemperature.celsius)
        #expect(formatter().string(from: heat) == "212°F")
        #expect(formatter(.medium, .temperatureWithoutUnit).string(from: heat) == "212°")
    }

    @Test func naturalScale() {
        let distance = Measurement(value: 1_500, unit: UnitLength.meters)
        #expect(
            formatter(.medium, .naturalScale, locale: "en_AU").string(from: distance) == "1.5 km")
        let width = Measurement(value: 0.2, unit: UnitLength.meters)
        #expect(formatter(.medium, .naturalScale, locale: "en_AU").string(from: width) == "20 cm")
    }

    @Test func styles() {
        let distance = Measurement(value: 1, unit: UnitLength.kilometers)
        let texts = [Formatter.UnitStyle.short, .medium, .long].map {
            formatter($0, .providedUnit).string(from: distance)
        }
        #expect(texts == ["1km", "1 km", "1 kilometer"])
        #expect(formatter(.long).string(from: UnitLength.feet) == "feet")
        #expect(formatter().string(for: UnitLength.feet) == "ft")
    }

    /// A unit without a name or a preference of the locale.
    @Test func otherUnits() {
        let force = Measurement(value: 2, unit: UnitPressure.hectopascals)
        #expect(formatter(.long).string(from: force) == "2 hPa")
    }
}
