import CoreGraphics

/// The difference between San Francisco's advances and the scaled ones of Inter, by character.
///
/// Estimated by ridge regression from the widths that Interface Builder stored for about 880 labels
/// and buttons, and from the five advances of Documentation/Fonts.md 2.3. For labels that weren't
/// used for the estimate, 97% of those below 20 pt are within 1.01 pt; Inter with Apple's tracking
/// alone reaches 91%.
struct AdvanceCorrection: Sendable, Hashable {
    /// The weight on a scale from regular, 0, to bold, 1.
    var boldness: CGFloat
    /// The share of the display cut at the font's size.
    var displayShare: CGFloat

    /// Returns the correction in em; zero for characters outside ASCII.
    func advance(of character: UInt8) -> CGFloat {
        let index = Int(character) - 32
        guard Self.regular.indices.contains(index) else { return 0 }
        let units =
            CGFloat(Self.regular[index]) + boldness * CGFloat(Self.bold[index])
            + displayShare * CGFloat(Self.display[index])
        return units / 2048
    }

    // The characters from the space to the tilde, in 1/2048 em.

    private static let regular: [Int8] = [
        7, 35, 0, 17, 23, 27, 3, 27, 7, 7, -20, -23, 6, 26, 30, -49, 13, 13, 4, -8, 13, 10, 55,
        -21, 10, 35, 45, 0, -11, 4, -5, 8, -6, -22, 25, -14, 27, 13, 3, -11, 8, 22, -2, -8, 14,
        -14, 2, -6, 13, -13, 19, -5, -19, -4, -8, 27, 45, -1, 11, 16, 0, 16, 0, 0, 0, -23, -2,
        7, -18, -22, 14, 2, 14, 29, 17, -30, 31, 1, 1, -12, 2, -8, 21, 10, 1, 2, -35, -78, -40,
        -23, 13, 0, 0, 0, 0,
    ]

    /// The difference between a bold character and a regular one.
    private static let bold: [Int8] = [
        32, 0, 0, 0, -3, 0, -1, 7, 4, 4, 0, -1, 2, -5, 8, -2, -1, 5, 5, -10, 1, -6, -1, 1, -1,
        -15, -1, 0, 0, 0, 0, 0, -2, -4, 1, -5, -1, 10, -1, -2, 8, 15, 4, 2, 12, -3, 27, -1, 8,
        -1, 11, 10, 7, 7, 1, 6, 1, -2, 0, 1, 0, 1, 0, 0, 0, 37, 7, 11, 17, 32, 12, 5, -7, -4,
        11, 6, -2, 2, 3, 18, 8, 0, 18, 4, 14, 10, -3, -3, -1, 8, 0, 0, 0, 0, 0,
    ]

    /// The difference between the display cut and the text cut.
    private static let display: [Int8] = [
        -84, -1, 0, 0, 0, 0, 2, 8, 0, 0, 0, 2, 0, 37, 15, 3, 2, 13, 58, 20, 11, 14, 11, 3, 2,
        34, -1, 0, 3, 0, 3, 0, 0, -21, 3, 10, 14, 4, 5, -6, 24, 16, -18, -1, -18, 9, -20, -16,
        6, 0, 12, 3, -15, -11, -10, -8, -1, 0, 0, 0, 0, 0, 0, 0, 0, 8, -8, -10, 7, 0, 14, 10,
        1, 14, 20, -18, -15, -9, -22, -2, -5, 0, -5, -12, -22, -7, 8, 11, 0, 14, 4, 0, 0, 0, 0,
    ]
}

extension Font {
    /// Returns the correction for the advance of an ASCII character in points; zero for other
    /// bytes.
    func advanceCorrection(of character: UInt8) -> CGFloat {
        guard let advanceCorrection else { return 0 }
        let zero = UInt8(ascii: "0")
        // Monospaced digits share one correction.
        let isDigit = hasMonospacedDigits && (zero..<zero + 10).contains(character)
        return advanceCorrection.advance(of: isDigit ? zero : character) * pointSize
    }
}

extension FontWeight {
    /// The weight on a scale from regular, 0, to bold, 1, and beyond.
    var boldness: CGFloat {
        switch self {
        case .ultraLight: -1
        case .thin: -0.8
        case .light: -0.5
        case .regular: 0
        case .medium: 0.5
        case .semibold: 0.7
        case .bold: 1
        case .heavy: 1.3
        case .black: 1.5
        }
    }
}
