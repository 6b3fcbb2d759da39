import Foundation
internal import _FoundationICU

/// Durations in the language of a locale, by the library that Foundation's formats use (Unicode CLDR).
/// Foundation's own format of durations has no months and years.
struct DurationText {
    enum Unit: UInt32 {
        case year, month, week, day, hour, minute, second

        fileprivate var measure: UAMeasureUnit {
            UAMeasureUnit(rawValue: UAMEASUNIT_DURATION_YEAR.rawValue + rawValue)
        }
    }

    /// The names of units, such as “2 hours”, “2 hr”, “2hr”, and “2h”.
    enum Width {
        case wide, short, brief, narrow

        fileprivate var width: UAMeasureFormatWidth {
            switch self {
            case .wide: UAMEASFMT_WIDTH_WIDE
            case .short: UAMEASFMT_WIDTH_SHORT
            case .brief: UAMEASFMT_WIDTH_SHORTER
            case .narrow: UAMEASFMT_WIDTH_NARROW
            }
        }
    }

    struct Value {
        let unit: Unit
        let count: Int
    }

    let locale: Locale

    /// Returns a list of at most eight values.
    func text(_ values: [Value], _ width: Width) -> String { text(values, width, numbers: nil) }

    /// Returns a list of values with numbers as words.
    func spelled(_ values: [Value]) -> String {
        values.reduce(text(values, .wide)) { all, value in
            var status = U_ZERO_ERROR
            let words = swift_unum_open(
                UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
            let spelled = text([value], .wide, numbers: words)
            guard let place = all.range(of: text([value], .wide)) else { return all }
            return all.replacingCharacters(in: place, with: spelled)
        }
    }

    /// - Parameter numbers: The format of the last value's number, which is released.
    private func text(
        _ values: [Value], _ width: Width, numbers: UnsafeMutablePointer<UNumberFormat?>?
    ) -> String {
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, width.width, numbers, &status) else {
            return ""
        }
        defer { uameasfmt_close(format) }
        let measures = values.map {
            UAMeasure(value: Double($0.count), unit: $0.unit.measure)
        }
        var units = [UInt16](repeating: 0, count: 1000)
        let length = uameasfmt_formatMultiple(
            format, measures, Int32(measures.count), &units, Int32(units.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "" }
        return String(decoding: units.prefix(Int(length)), as: UTF16.self)
    }
}
