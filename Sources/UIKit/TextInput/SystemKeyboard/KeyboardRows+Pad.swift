import ContactSheetDevices
import Foundation

extension KeyboardRows {
    /// Returns the rows of an iPad's keyboard. Those of the largest iPads have a row of digits.
    static func pad(_ settings: KeyboardSettings, _ metrics: KeyboardMetrics) -> KeyboardRows {
        let isNumeric = settings.type.showsDigitsOnPads
        if metrics.isLargePad { return large(settings, isNumeric) }
        let flicks = SystemBehavior.safeAreas.isActive && !isNumeric
        let rows = isNumeric ? digitRows : letters
        func line(_ index: Int) -> [KeyboardKey] {
            flicks ? flicked(rows[index], digitRows[index]) : keys(rows[index])
        }
        let side: KeyboardKey = isNumeric ? .text("#+=") : .symbol("shift", .shift)
        return KeyboardRows(
            rows: [
                line(0) + [.symbol("delete.left", .function)],
                [.gap(0.45)] + line(1)
                    + [.text(settings.returnKey.title, .action, 1.55)],
                [side] + line(2) + (flicks ? flicked(",.", "!?") : keys(",.")) + [side],
                padBottom(settings, isNumeric ? "ABC" : ".?123", units: 11),
            ], units: 11)
    }

    private static let digitRows = ["1234567890", "@#$&∗()’”", "%-+=/;:"]

    /// Returns keys with a letter and the symbol that a flick down enters.
    private static func flicked(_ letters: String, _ symbols: String) -> [KeyboardKey] {
        zip(letters, symbols).map { letter, symbol in
            KeyboardKey(
                cap: .flick(String(letter), String(symbol)), role: .character, span: 1)
        }
    }

    private static func large(_ settings: KeyboardSettings, _ isNumeric: Bool) -> KeyboardRows {
        KeyboardRows(
            rows: [
                keys("`1234567890-=") + [.symbol("delete.left", .function, 1.5)],
                [.text("tab", .function, 1.5)] + keys("qwertyuiop[]\\"),
                [.symbol("capslock", .function, 1.75)] + keys("asdfghjkl;’")
                    + [.text(settings.returnKey.title, .action, 1.75)],
                [.symbol("shift", .shift, 2.25)] + keys("zxcvbnm,./")
                    + [.symbol("shift", .shift, 2.25)],
                padBottom(settings, ".?123", units: 14.5),
            ], units: 14.5)
    }

    private static func padBottom(_ settings: KeyboardSettings, _ mode: String, units: CGFloat)
        -> [KeyboardKey]
    {
        let extra: [KeyboardKey] =
            switch settings.type {
            case .emailAddress: [.text("@", .character), .text(".", .character)]
            case .URL: [.text("/", .character), .text(".com", .character)]
            default: []
            }
        let known: CGFloat = 1 + 1 + 1.25 + 1 + CGFloat(extra.count)
        return [
            .symbol(SystemBehavior.quickType.isActive ? "face.smiling" : "globe", .function),
            .text(mode, .function), .text("space", .character, units - known),
        ] + extra + [
            .text(mode, .function, 1.25), .symbol("keyboard.chevron.compact.down", .function),
        ]
    }
}

extension UIKeyboardType {
    /// Whether an iPad shows digits and punctuation, because it has no pads.
    fileprivate var showsDigitsOnPads: Bool {
        switch self {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad, .numbersAndPunctuation:
            true
        default: false
        }
    }
}
