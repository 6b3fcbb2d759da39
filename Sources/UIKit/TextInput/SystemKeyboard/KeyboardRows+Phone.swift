import ContactSheetDevices
import Foundation

extension KeyboardRows {
    /// Returns the rows of a phone's keyboard.
    static func phone(_ settings: KeyboardSettings, _ metrics: KeyboardMetrics) -> KeyboardRows {
        switch settings.type {
        case .numberPad, .asciiCapableNumberPad:
            return pad(corner: KeyboardKey(cap: .blank, role: .plain, span: 1))
        case .decimalPad: return pad(corner: .text(".", .plain))
        case .phonePad: return pad(corner: .text("+∗#", .plain))
        case .numbersAndPunctuation: return punctuation(settings, metrics)
        default: break
        }
        let rows: [[KeyboardKey]] = [
            keys(letters[0]),
            [.gap(0.5)] + keys(letters[1]) + [.gap(0.5)],
            [.symbol("shift", .shift, 1.3), .gap(0.2)] + keys(letters[2])
                + [.gap(0.2), .symbol("delete.left", .function, 1.3)],
            bottom(settings, metrics, mode: "123"),
        ]
        return KeyboardRows(rows: rows, units: 10)
    }

    /// The digits of a phone, with the letters of E.161.
    private static func pad(corner: KeyboardKey) -> KeyboardRows {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let digits = letters.enumerated().map {
            KeyboardKey(
                cap: .digit(String($0.offset + 1), letters: $0.element), role: .character, span: 1)
        }
        let zero = KeyboardKey(cap: .digit("0", letters: ""), role: .character, span: 1)
        return KeyboardRows(
            rows: [
                Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
                [corner, zero, .symbol("delete.left", .plain)],
            ], units: 3)
    }

    private static func punctuation(_ settings: KeyboardSettings, _ metrics: KeyboardMetrics)
        -> KeyboardRows
    {
        let marks = ".,?!’".map { KeyboardKey.text(String($0), .character, 1.4) }
        return KeyboardRows(
            rows: [
                keys("1234567890"), keys("-/:;()$&@”"),
                [.text("#+=", .function, 1.3), .gap(0.2)] + marks
                    + [.gap(0.2), .symbol("delete.left", .function, 1.3)],
                bottom(settings, metrics, mode: "ABC"),
            ], units: 10)
    }

    /// The bottom row, whose keys depend on the type.
    private static func bottom(
        _ settings: KeyboardSettings, _ metrics: KeyboardMetrics, mode: String
    ) -> [KeyboardKey] {
        // Phones without a Home button have the key for emoji below the keyboard.
        let hasEmojiKey = !metrics.hasHomeIndicator && SystemBehavior.quickType.isActive
        let start: [KeyboardKey] =
            hasEmojiKey
            ? [.text(mode, .function, 1.25), .symbol("face.smiling", .function, 1.25)]
            : [.text(mode, .function, 2.5)]
        func character(_ text: String, _ span: CGFloat) -> KeyboardKey {
            .text(text, .character, span)
        }
        let space = { KeyboardKey.text("space", .character, $0) }
        let middle: [KeyboardKey] =
            switch settings.type {
            case .emailAddress: [space(2.5), character("@", 1.25), character(".", 1.25)]
            case .URL: [character(".", 1.6), character("/", 1.6), character(".com", 1.8)]
            case .twitter: [space(3), character("@", 1), character("#", 1)]
            case .webSearch: [space(3.75), character(".", 1.25)]
            default: [space(5)]
            }
        return start + middle + [.text(settings.returnKey.title, .action, 2.5)]
    }
}
