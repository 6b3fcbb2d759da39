import ContactSheetDiagnostics
import Foundation

// Foundation on Linux has `NSLocalizedString` only.
// Source: the documentation of `String.LocalizationValue` and `LocalizedStringResource`.

extension String {
    /// A key of localized strings with the values of its placeholders.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                append("%lld", "\(value)")
            }

            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                append("%lf", String(format: "%f", Double(value)))
            }

            public mutating func appendInterpolation(_ value: some Any) {
                append("%@", "\(value)")
            }

            private mutating func append(_ placeholder: String, _ value: String) {
                key += placeholder
                values.append(value)
            }
        }

        let key: String
        let values: [String]

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            key = value
            values = []
        }

        public init(stringInterpolation: StringInterpolation) {
            values = stringInterpolation.values
            let key = stringInterpolation.key
            self.key = values.isEmpty ? key.replacing("%%", with: "%") : key
        }

        func text(table: String?, bundle: Bundle?, defaultValue: LocalizationValue? = nil) -> String
        {
            let found = (bundle ?? .main).localizedString(
                forKey: key, value: defaultValue?.key, table: table)
            let shown = onMainActor({ UIScreen.main.device.pseudoLanguage })?.text(found) ?? found
            return filled(shown, defaultValue?.values ?? values)
        }

        /// Replaces the placeholders in a text, in their order or by their numbers.
        private func filled(_ text: String, _ values: [String]) -> String {
            guard !values.isEmpty else { return text }
            var next = 0
            return text.replacing(/%(?:%|(?:([0-9]+)\$)?(?:lld|lu|d|@|lf|f))/) { match in
                if match.0 == "%%" { return "%" }
                let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                next += 1
                return values.indices.contains(place) ? values[place] : ""
            }
        }
    }

    /// Creates a string from the localized strings of a bundle; a missing one is the key itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.text(table: table, bundle: bundle) }

    /// Creates a string from the localized strings of a bundle.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationValue("\(key)").text(
            table: table, bundle: bundle, defaultValue: defaultValue)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.value.text(
            table: resource.table, bundle: nil, defaultValue: resource.defaultValue)
    }
}

/// A localized string that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    let value: String.LocalizationValue
    let defaultValue: String.LocalizationValue?
    public let table: String?

    public var key: String { value.key }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
    ) {
        value = keyAndValue
        defaultValue = nil
        self.table = table
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        comment: StaticString? = nil
    ) {
        value = String.LocalizationValue("\(key)")
        self.defaultValue = defaultValue
        self.table = table
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
