import CoreGraphics

/// San Francisco's advances of frequent characters outside ASCII, for which the substitute face's
/// proportions are wrong (Documentation/Fonts.md 1.4).
extension SystemAdvances {
    /// Returns the advance in em, without tracking; `nil` for characters that have that of the face.
    func advance(of scalar: Unicode.Scalar) -> CGFloat? {
        guard isSanFrancisco, let regular = Self.punctuation[scalar] else { return nil }
        // How far medium, semibold, and bold differ from regular was fitted on the same labels.
        let heavier = weightPosition * (regular * 0.058 + 88)
        return (regular + heavier - displayShare * 110) / 2048
    }

    /// The advances in 1/2048 em, in regular weight and the text cut.
    private static let punctuation: [Unicode.Scalar: CGFloat] = [
        "\u{2018}": 587, "\u{2019}": 587, "\u{201C}": 926, "\u{201D}": 926, "\u{2022}": 942,
        "\u{A5}": 1356, "\u{A9}": 1845, "\u{AE}": 1330, "\u{2122}": 1878, "\u{2190}": 968,
        "\u{2192}": 968, "\u{25CF}": 1422,
    ]
}
