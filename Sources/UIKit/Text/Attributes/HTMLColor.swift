import Foundation

/// The colors of HTML: `#rgb`, `#rrggbb`, `rgb(r, g, b)`, and basic names.
enum HTMLColor {
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("rgb") {
            let parts = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
                .split(separator: ",").compactMap {
                    Double($0.trimmingCharacters(in: .whitespaces))
                }
            guard parts.count >= 3 else { return nil }
            return UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
                alpha: parts.count > 3 ? parts[3] : 1)
        }
        guard text.hasPrefix("#") else { return names[text].flatMap { hex($0) } }
        let digits = String(text.dropFirst())
        return hex(digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits)
    }

    private static func hex(_ digits: String) -> UIColor? {
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        return UIColor(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    private static let names = [
        "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000",
        "blue": "0000ff", "yellow": "ffff00", "gray": "808080", "grey": "808080",
        "orange": "ffa500", "purple": "800080", "silver": "c0c0c0", "navy": "000080",
        "maroon": "800000", "teal": "008080", "lime": "00ff00", "aqua": "00ffff",
        "fuchsia": "ff00ff", "olive": "808000",
    ]
}
