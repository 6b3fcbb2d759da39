/// Decimal numbers in Cairo's SVG text, in billionths, which are added and subtracted exactly.
///
/// Coordinates are rounded to thousandths of a point, which no pixel shows.
enum SVGNumber {
    static let scale: UInt64 = 1_000_000_000
    private static let unit = Int64(scale) / 1000

    /// Reads a number and rounds it to thousandths, or returns `nil` if there is none, if it is too
    /// large, or if it has more than 9 decimals. `at` is the index after the number.
    static func coordinate(_ input: Slice<UnsafeRawBufferPointer>, _ at: inout Int) -> Int64? {
        let isNegative = at < input.endIndex && input[at] == UInt8(ascii: "-")
        if isNegative { at += 1 }
        let whole = digits(input, &at)
        var (fraction, count): (Int64, Int) = (0, 0)
        if at < input.endIndex, input[at] == UInt8(ascii: ".") {
            at += 1
            (fraction, count) = digits(input, &at)
        }
        guard whole.count + count > 0, at == input.endIndex || !isDigit(input[at]) else {
            return nil
        }
        for _ in count..<9 { fraction *= 10 }
        let exact = whole.value * Int64(scale) + fraction
        let value = (exact + unit / 2) / unit * unit
        return isNegative ? -value : value
    }

    /// Reads digits, at most 9 of them.
    private static func digits(
        _ input: Slice<UnsafeRawBufferPointer>, _ at: inout Int
    ) -> (value: Int64, count: Int) {
        var (value, count): (Int64, Int) = (0, 0)
        while count < 9, at < input.endIndex, isDigit(input[at]) {
            value = value * 10 + Int64(input[at] - UInt8(ascii: "0"))
            count += 1
            at += 1
        }
        return (value, count)
    }

    /// Appends a number without a leading zero and without trailing ones.
    static func write(_ number: Int64, to output: inout [UInt8]) {
        var (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: scale)
        if number < 0 { output.append(UInt8(ascii: "-")) }
        if whole > 0 || fraction == 0 {
            let start = output.count
            repeat {
                output.append(UInt8(ascii: "0") + UInt8(whole % 10))
                whole /= 10
            } while whole > 0
            output[start...].reverse()
        }
        guard fraction > 0 else { return }
        output.append(UInt8(ascii: "."))
        var place = scale / 10
        while fraction > 0 {
            output.append(UInt8(ascii: "0") + UInt8(fraction / place))
            fraction %= place
            place /= 10
        }
    }

    /// Returns the length of a written number.
    static func length(_ number: Int64) -> Int {
        var (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: scale)
        var length = number < 0 ? 1 : 0
        if fraction > 0 {
            length += 10
            while fraction % 10 == 0 {
                fraction /= 10
                length -= 1
            }
            guard whole > 0 else { return length }
        }
        repeat {
            length += 1
            whole /= 10
        } while whole > 0
        return length
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
