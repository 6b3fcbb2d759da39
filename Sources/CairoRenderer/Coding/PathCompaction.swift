import Foundation

/// Rewrites the path data of Cairo's SVG text with fewer bytes: relative coordinates where they are
/// shorter, and no separators or letters that SVG 1.1 (8.3.9) allows to omit.
///
/// Coordinates are decimal fractions, which are added and subtracted exactly, so the path stays the
/// same.
struct PathCompaction {
    private let input: Slice<UnsafeRawBufferPointer>
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

    private struct Point: Equatable {
        var x: Int64 = 0
        var y: Int64 = 0
    }

    /// Creates the compaction of a path with Cairo's commands M, L, C, and Z.
    init(_ input: Slice<UnsafeRawBufferPointer>) {
        self.input = input
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
            write("h", absolute: [target.x], relative: [target.x - point.x])
        } else if target.x == point.x {
            write("v", absolute: [target.y], relative: [target.y - point.y])
        } else {
            write("l", [target])
        }
        point = target
    }

    private mutating func write(_ command: Unicode.Scalar, _ points: [Point]) {
        write(
            command, absolute: points.flatMap { [$0.x, $0.y] },
            relative: points.flatMap { [$0.x - point.x, $0.y - point.y] })
    }

    /// Writes a command in its shorter form.
    private mutating func write(
        _ command: Unicode.Scalar, absolute: [Int64], relative: [Int64]
    ) {
        let letter = UInt8(ascii: command)
        let forms = [(letter, relative), (letter - 32, absolute)].map { letter, numbers in
            (letter: letter, numbers: numbers.map(Self.text))
        }
        func length(_ form: (letter: UInt8, numbers: [[UInt8]])) -> Int {
            form.numbers.reduce(form.letter == repeated ? 0 : 1) { $0 + $1.count }
        }
        let form = length(forms[1]) < length(forms[0]) ? forms[1] : forms[0]
        if form.letter != repeated {
            output.append(form.letter)
            (repeated, endsWithNumber) = (form.letter, false)
        }
        for number in form.numbers { write(number) }
    }

    private mutating func write(_ number: [UInt8]) {
        let first = number[0]
        let isSeparate =
            first == UInt8(ascii: "-") || (first == UInt8(ascii: ".") && endsWithFraction)
        if endsWithNumber, !isSeparate { output.append(UInt8(ascii: " ")) }
        output += number
        endsWithNumber = true
        endsWithFraction = number.contains(UInt8(ascii: "."))
    }

    // MARK: Numbers

    private static let scale: Int64 = 1_000_000_000

    /// Returns a number of billionths without a leading zero and without trailing ones.
    private static func text(_ number: Int64) -> [UInt8] {
        let (whole, fraction) = number.magnitude.quotientAndRemainder(
            dividingBy: UInt64(scale))
        var result: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
        if whole > 0 || fraction == 0 { result += Array(String(whole).utf8) }
        guard fraction > 0 else { return result }
        result.append(UInt8(ascii: "."))
        var (rest, place) = (fraction, UInt64(scale) / 10)
        while rest > 0 {
            result.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
        return result
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
        let value = whole.value * Self.scale + fraction
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
