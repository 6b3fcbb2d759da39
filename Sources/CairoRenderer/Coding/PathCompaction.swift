import Foundation

/// Rewrites the path data of Cairo's SVG text with fewer bytes: relative coordinates where they are
/// shorter, and no separators or letters that SVG 1.1 (8.3.9) allows to omit.
///
/// Coordinates are decimal fractions, which are added and subtracted exactly, so the path stays the
/// same. Those of glyphs are first rounded to thousandths of a point, which no pixel shows.
struct PathCompaction {
    private let input: Slice<UnsafeRawBufferPointer>
    /// The unit that coordinates are rounded to, in billionths.
    private let unit: Int64
    private var at: Int
    private(set) var output: [UInt8] = []
    /// The current point and the start of the subpath, in billionths.
    private var point = Point()
    private var start = Point()
    /// The start of a subpath that hasn't been written yet, because nothing may follow it.
    private var pendingMove: Point?
    /// The command that a following coordinate would repeat.
    private var repeated: UInt8 = 0
    /// Whether the last number contains a decimal point, so that another one starts a new number.
    private var endsWithFraction = false
    private var endsWithNumber = false
    /// The numbers of the command that is written next, in both forms.
    private var absolute: [Int64] = []
    private var relative: [Int64] = []

    private struct Point: Equatable {
        var x: Int64 = 0
        var y: Int64 = 0
    }

    /// Creates the compaction of a path with Cairo's commands M, L, C, and Z.
    init(_ input: Slice<UnsafeRawBufferPointer>, isGlyph: Bool = false) {
        self.input = input
        unit = isGlyph ? Int64(Self.scale) / 1000 : 1
        at = input.startIndex
        output.reserveCapacity(input.count)
    }

    /// Writes the path. Returns `false` if the text isn't a path of Cairo or has too many decimals.
    mutating func run() -> Bool {
        while let command = nextByte() {
            switch command {
            case UInt8(ascii: "M"):
                guard let target = nextPoint() else { return false }
                pendingMove = target
            case UInt8(ascii: "L"):
                guard let target = nextPoint() else { return false }
                move()
                line(to: target)
            case UInt8(ascii: "C"):
                guard let first = nextPoint(), let second = nextPoint(), let target = nextPoint()
                else { return false }
                move()
                write("c", [first, second, target])
                point = target
            case UInt8(ascii: "Z"):
                move()
                output.append(UInt8(ascii: "z"))
                (repeated, endsWithNumber, point) = (0, false, start)
            default: return false
            }
        }
        return !output.isEmpty
    }

    private mutating func move() {
        guard let target = pendingMove else { return }
        pendingMove = nil
        write("m", [target])
        (point, start) = (target, target)
        // Coordinates after a move are those of lines.
        repeated = repeated == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
    }

    private mutating func line(to target: Point) {
        if target.y == point.y {
            absolute.append(target.x)
            relative.append(target.x - point.x)
            writeForm(of: "h")
        } else if target.x == point.x {
            absolute.append(target.y)
            relative.append(target.y - point.y)
            writeForm(of: "v")
        } else {
            write("l", [target])
        }
        point = target
    }

    private mutating func write(_ command: Unicode.Scalar, _ points: [Point]) {
        for target in points {
            absolute += [target.x, target.y]
            relative += [target.x - point.x, target.y - point.y]
        }
        writeForm(of: command)
    }

    /// Writes a command with the relative or the absolute numbers, whichever is shorter.
    private mutating func writeForm(of command: Unicode.Scalar) {
        let letter = UInt8(ascii: command)
        func length(_ letter: UInt8, _ numbers: [Int64]) -> Int {
            numbers.reduce(letter == repeated ? 0 : 1) { $0 + Self.length($1) }
        }
        let isAbsolute = length(letter - 32, absolute) < length(letter, relative)
        let form = isAbsolute ? letter - 32 : letter
        if form != repeated {
            output.append(form)
            (repeated, endsWithNumber) = (form, false)
        }
        for index in absolute.indices { write(isAbsolute ? absolute[index] : relative[index]) }
        absolute.removeAll(keepingCapacity: true)
        relative.removeAll(keepingCapacity: true)
    }

    /// Writes a number of billionths without a leading zero and without trailing ones.
    private mutating func write(_ number: Int64) {
        var (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: Self.scale)
        let startsWithPoint = whole == 0 && fraction > 0
        let isSeparate = number < 0 || startsWithPoint && endsWithFraction
        if endsWithNumber, !isSeparate { output.append(UInt8(ascii: " ")) }
        endsWithNumber = true
        endsWithFraction = fraction > 0
        if number < 0 { output.append(UInt8(ascii: "-")) }
        if !startsWithPoint {
            let start = output.count
            repeat {
                output.append(UInt8(ascii: "0") + UInt8(whole % 10))
                whole /= 10
            } while whole > 0
            output[start...].reverse()
        }
        guard fraction > 0 else { return }
        output.append(UInt8(ascii: "."))
        var place = Self.scale / 10
        while fraction > 0 {
            output.append(UInt8(ascii: "0") + UInt8(fraction / place))
            fraction %= place
            place /= 10
        }
    }

    // MARK: Numbers

    private static let scale: UInt64 = 1_000_000_000

    /// Returns the length of a written number of billionths.
    private static func length(_ number: Int64) -> Int {
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

    /// Returns the next byte that isn't a space.
    private mutating func nextByte() -> UInt8? {
        while at < input.endIndex, input[at] == UInt8(ascii: " ") { at += 1 }
        guard at < input.endIndex else { return nil }
        defer { at += 1 }
        return input[at]
    }

    private mutating func nextPoint() -> Point? {
        guard let x = nextNumber(), let y = nextNumber() else { return nil }
        return Point(x: x, y: y)
    }

    /// Returns the next number in billionths, or `nil` if it is too large or has more decimals.
    private mutating func nextNumber() -> Int64? {
        while at < input.endIndex, input[at] == UInt8(ascii: " ") { at += 1 }
        let isNegative = at < input.endIndex && input[at] == UInt8(ascii: "-")
        if isNegative { at += 1 }
        let whole = digits(upTo: 9)
        var (fraction, count): (Int64, Int) = (0, 0)
        if at < input.endIndex, input[at] == UInt8(ascii: ".") {
            at += 1
            (fraction, count) = digits(upTo: 9)
        }
        guard whole.count + count > 0, at == input.endIndex || !isDigit(input[at]) else {
            return nil
        }
        for _ in count..<9 { fraction *= 10 }
        let exact = whole.value * Int64(Self.scale) + fraction
        let value = (exact + unit / 2) / unit * unit
        return isNegative ? -value : value
    }

    /// Reads digits, at most `limit` of them.
    private mutating func digits(upTo limit: Int) -> (value: Int64, count: Int) {
        var (value, count): (Int64, Int) = (0, 0)
        while count < limit, at < input.endIndex, isDigit(input[at]) {
            value = value * 10 + Int64(input[at] - UInt8(ascii: "0"))
            count += 1
            at += 1
        }
        return (value, count)
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
