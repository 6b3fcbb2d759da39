import Foundation

/// A formatter of measurements, such as “3.107 mi”, in English. Foundation on Linux has none.
///
/// Source: the documentation of `MeasurementFormatter` and `Formatter.UnitStyle`, and Unicode CLDR, English
/// units. Decision: a locale prefers units of length, mass, speed, and temperature; measurements of other
/// dimensions keep their unit.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = Self(rawValue: 1 << 0)
        public static let naturalScale = Self(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = shown(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        let isTemperature = unit is UnitTemperature
        if isTemperature, unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short {
            return number + "°"
        }
        switch unitStyle {
        case .short: return number + unit.symbol
        case .medium: return number + (isTemperature ? "" : " ") + unit.symbol
        case .long: return number + " " + name(of: unit, isOne: number == "1")
        }
    }

    /// Returns the name of a unit, or its symbol.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? name(of: unit, isOne: false) : unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let unit as Unit: string(from: unit)
        case let measurement as NSMeasurement:
            string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
        default: nil
        }
    }

    // MARK: Units

    /// Returns a measurement in the unit that the options and the locale select.
    private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
            return (value, unit)
        }
        let units = preferredUnits(for: dimension)
        let values = units.map {
            Measurement(value: value, unit: dimension).converted(to: $0).value
        }
        let isNatural = unitOptions.contains(.naturalScale)
        guard
            let place = isNatural
                ? values.firstIndex(where: { abs($0) >= 1 }) ?? values.indices.last : 0,
            units.indices.contains(place)
        else { return (value, unit) }
        return (values[place], units[place])
    }

    /// Returns the units of a dimension in the locale, the largest first.
    private func preferredUnits(for unit: Dimension) -> [Dimension] {
        let system = (locale ?? .current).measurementSystem
        switch unit {
        case is UnitTemperature:
            return [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
        case is UnitSpeed:
            return [system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
        case is UnitLength:
            return system == .metric
                ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
                : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        case is UnitMass:
            return system == .us
                ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams]
        default: return []
        }
    }

    private func name(of unit: Unit, isOne: Bool) -> String {
        guard let name = Self.names[unit.symbol] else { return unit.symbol }
        return isOne ? name.one : name.other
    }

    private static let names: [String: (one: String, other: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
        "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
        "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "kn": ("knot", "knots"),
        "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
        "cup": ("cup", "cups"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
        "h": ("hour", "hours"), "kCal": ("kilocalorie", "kilocalories"), "J": ("joule", "joules"),
    ]
}
