import Foundation

/// The sizes of fonts in HTML, in points. Browsers' sizes are scaled from 16 to 12, the size of plain text
/// in attributed strings; lengths in pixels and points are used as they are.
///
/// Source: the HTML standard's rendering section, and CSS Fonts Module Level 4, 2.5.
enum HTMLFontSize {
    static let standard: CGFloat = 12

    /// Returns the size of a heading in text of another size.
    static func ofHeading(_ name: String, in outer: CGFloat) -> CGFloat {
        let factors = ["h1": 2, "h2": 1.5, "h3": 1.17, "h5": 0.83, "h6": 0.67]
        return outer * (factors[name] ?? 1)
    }

    /// Returns the size that the attribute `size` of a font tag has: 1 to 7, or a difference from 3.
    static func ofFontTag(_ text: String) -> CGFloat? {
        guard let number = Int(text.trimmingCharacters(in: .whitespaces)) else { return nil }
        let isDifference = text.contains { $0 == "+" || $0 == "-" }
        let sizes: [CGFloat] = [10, 13, 16, 18, 24, 32, 48]
        let step = isDifference ? min(max(number, -2), 4) + 3 : number
        return sizes[min(max(step, 1), 7) - 1] / 16 * standard
    }

    /// Returns the size that the property `font-size` has in text of another size, or `nil` if it has no
    /// valid one.
    static func ofProperty(_ text: String, in outer: CGFloat) -> CGFloat? {
        if let factor = keywords[text] { return factor * standard }
        if text == "larger" { return outer * 1.2 }
        if text == "smaller" { return outer / 1.2 }
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard let number = Double(digits), number >= 0 else { return nil }
        return switch text.dropFirst(digits.count) {
        case "", "px", "pt": number
        case "em": number * outer
        case "%": number / 100 * outer
        case "rem": number * standard
        default: nil
        }
    }

    private static let keywords: [String: CGFloat] = [
        "xx-small": 9.0 / 16, "x-small": 10.0 / 16, "small": 13.0 / 16, "medium": 1,
        "large": 18.0 / 16, "x-large": 24.0 / 16, "xx-large": 2, "xxx-large": 3,
    ]
}
