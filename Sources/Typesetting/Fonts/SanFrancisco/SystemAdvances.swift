import CoreGraphics

/// The advances and kerning of San Francisco for printable ASCII, in a weight and an optical size, or the
/// advances of Helvetica Neue. They replace those of the substitute face, so that texts are as wide as
/// on iOS.
///
/// Of labels that weren't used for the estimate of the kerning, 83% are within 0.51 points of the
/// stored width, and 96% within 1.01 points (Documentation/Fonts.md 1.4).
final class SystemAdvances: Sendable, Hashable {
    private struct Key: Hashable {
        var weight: FontWeight
        var displayShare: CGFloat
        var design: SystemFontDesign
    }

    private let key: Key
    /// The advances from the space to the tilde, in em.
    private let advances: [CGFloat]

    /// Whether these are the advances of San Francisco.
    var isSanFrancisco: Bool { key.design != .helveticaNeue }
    /// The display cut's share of the widths, from 0 to 1.
    var displayShare: CGFloat { key.displayShare }
    /// The position between the masters: -1 is ultra light, 0 regular, 1 black.
    var weightPosition: CGFloat { key.weight.masterPosition }

    /// - Parameters:
    ///   - displayShare: The display cut's share of the widths, from 0 to 1.
    ///   - design: One of San Francisco's designs; the static ones have differences of their own.
    init(weight: FontWeight, displayShare: CGFloat, design: SystemFontDesign) {
        key = Key(weight: weight, displayShare: displayShare, design: design)
        let position = weight.masterPosition
        advances = Self.textRegular.indices.map { index in
            let regular = CGFloat(Self.textRegular[index])
            let (text, display): (CGFloat, CGFloat)
            if position < 0 {
                // The display cut has no probe of its lighter weights; it differs as the text cut.
                text = regular - position * (CGFloat(Self.textUltraLight[index]) - regular)
                display = CGFloat(Self.displayRegular[index]) + text - regular
            } else {
                let heavier = CGFloat(Self.displayRegular[index])
                text = regular + position * (CGFloat(Self.textBlack[index]) - regular)
                display = heavier + position * (CGFloat(Self.displayBlack[index]) - heavier)
            }
            return
                (text + displayShare * (display - text)
                + Self.difference(of: design, at: index, displayShare)) / 2048
        }
    }

    /// Creates the advances of Helvetica Neue, of which only those of the regular weight are known.
    private init(helveticaNeue advances: [Int16]) {
        key = Key(weight: .regular, displayShare: 0, design: .helveticaNeue)
        self.advances = advances.map { CGFloat($0) / 1000 }
    }

    static let helveticaNeue = SystemAdvances(helveticaNeue: helveticaNeueRegular)

    /// Returns what a design adds to the variable font's advance of a character, in 1/2048 em.
    private static func difference(
        of design: SystemFontDesign, at index: Int, _ displayShare: CGFloat
    ) -> CGFloat {
        guard design != .sanFrancisco else { return 0 }
        let character = UInt8(index) + 32
        let isWide =
            (design == .sanFrancisco9 || design == .sanFrancisco10)
            && (character == UInt8(ascii: " ")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character))
        return CGFloat(staticDifferences[index]) + (isWide ? displayShare * wideDifference : 0)
    }

    static func == (a: SystemAdvances, b: SystemAdvances) -> Bool { a === b || a.key == b.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Returns the advance in em, without tracking; `nil` for other characters.
    func advance(of character: UInt8) -> CGFloat? {
        let index = Int(character) - 32
        return advances.indices.contains(index) ? advances[index] : nil
    }

    /// Returns the distance in em that a pair of characters is moved together or apart by.
    func kerning(_ first: UInt8, _ second: UInt8) -> CGFloat {
        let (a, b) = (Int(first) - 32, Int(second) - 32)
        guard isSanFrancisco, advances.indices.contains(a), advances.indices.contains(b) else {
            return 0
        }
        return CGFloat(Self.kerning[a * advances.count + b]) / 2048
    }

    /// The kerning by the first and the second character, in 1/2048 em.
    private static let kerning: [Int16] = {
        let count = textRegular.count
        var result = [Int16](repeating: 0, count: count * count)
        for row in kerningRows.utf8.split(separator: UInt8(ascii: "\n")) {
            let row = Array(row)
            for (second, value) in pairs(in: row) {
                result[(Int(row[0]) - 32) * count + Int(second) - 32] = value
            }
        }
        return result
    }()

    /// Returns the second characters of a row and their distances. Each pair is a space, the
    /// character, a sign, and digits.
    private static func pairs(in row: [UInt8]) -> [(second: UInt8, value: Int16)] {
        var result: [(second: UInt8, value: Int16)] = []
        var place = 2
        while place + 2 < row.count {
            let second = row[place]
            let end = row[(place + 2)...].firstIndex(of: UInt8(ascii: " ")) ?? row.count
            let number = String(decoding: row[(place + 1)..<end], as: UTF8.self)
            result.append((second, Int16(number) ?? 0))
            place = end + 1
        }
        return result
    }
}

extension FontWeight {
    /// The position between the masters of San Francisco: -1 is ultra light, 0 regular, 1 black.
    fileprivate var masterPosition: CGFloat {
        switch self {
        case .ultraLight: -1
        case .thin: -0.784
        case .light: -0.34
        case .regular: 0
        case .medium: 0.183
        case .semibold: 0.317
        case .bold: 0.5
        case .heavy: 0.767
        case .black: 1
        }
    }
}
