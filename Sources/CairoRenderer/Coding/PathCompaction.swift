import Foundation

/// Rewrites the path data of Cairo's SVG text with fewer bytes: relative coordinates where they are
/// shorter, and no separators or letters that SVG 1.1 (8.3.9) allows to omit.
///
/// Coordinates are rounded to thousandths of a point, and then added and subtracted exactly, so that
/// rounding doesn't add up.
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
    /// The numbers of the command that is written next, in both forms.
    private var absolute: [Int64] = []
    private var relative: [Int64] = []

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
            numbers.reduce(letter == repeated ? 0 : 1) { $0 + SVGNumber.length($1) }
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

    /// Writes a number of billionths, after a space if it would continue the last one.
    private mutating func write(_ number: Int64) {
        let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: SVGNumber.scale)
        let startsWithPoint = whole == 0 && fraction > 0
        let isSeparate = number < 0 || startsWithPoint && endsWithFraction
        if endsWithNumber, !isSeparate { output.append(UInt8(ascii: " ")) }
        endsWithNumber = true
        endsWithFraction = fraction > 0
        SVGNumber.write(number, to: &output)
    }

    // MARK: Reading

    /// Returns the next byte that isn't a space.
    private mutating func nextByte() -> UInt8? {
        skipSpaces()
        guard at < input.endIndex else { return nil }
        defer { at += 1 }
        return input[at]
    }

    private mutating func nextPoint() -> Point? {
        guard let x = nextNumber(), let y = nextNumber() else { return nil }
        return Point(x: x, y: y)
    }

    private mutating func nextNumber() -> Int64? {
        skipSpaces()
        return SVGNumber.coordinate(input, &at)
    }

    private mutating func skipSpaces() {
        while at < input.endIndex, input[at] == UInt8(ascii: " ") { at += 1 }
    }
}
