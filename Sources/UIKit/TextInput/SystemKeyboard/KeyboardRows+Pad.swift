import ContactSheetDevices
import Foundation

extension KeyboardRows {
    /// Returns the rows of an iPad's keyboard. Those of the largest iPads have a row of digits.
    static func pad(_ settings: KeyboardSettings, _ metrics: KeyboardMetrics) -> KeyboardRows {
        let isNumeric = settings.type.showsDigitsOnPads
        if metrics.isLargePad { return large(settings, isNumeric) }
        let flicks = SystemBehavior.safeAreas.isActive && !isNumeric
        let rows = isNumeric ? ["1234567890", "@#$&∗()’”", "%-+=/;:"] : letters
        let marks =
            isNumeric ? ["", "", ""] : flicks ? ["1234567890", "@#$&∗()’”", "%-+=/;:"] : []
        func line(_ index: Int) -> [KeyboardKey] { flicked(rows[index], marks) { $0[index] } }
        let switchKey = isNumeric ? "#+=" : "shift"
        let side: KeyboardKey = isNumeric ? .text(switchKey) : .symbol("shift", .shift)
        return KeyboardRows(
            rows: [
                line(0) + [.symbol("delete.left", .function)],
                [.gap(0.45)] + line(1)
                    + [.text(settings.returnKey.title, .action, 1.55)],
                [side] + line(2) + punctuation(flicks) + [side],
                padBottom(settings, isNumeric ? "ABC" : ".?123", units: 11),
            ], units: 11)
    }

    private static func flicked(
        _ letters: String, _ marks: [String], _ choose: ([String]) -> String
    ) -> [KeyboardKey] {
        guard !marks.isEmpty else { return keys(letters) }
        let symbols = Array(choose(marks))
        return letters.enumerated().map { index, letter in
            guard index < symbols.count else { return .letter(String(letter)) }
            return KeyboardKey(
                cap: .flick(String(letter), String(symbols[index])), role: .character, span: 1)
        }
    }

    private static func punctuation(_ flicks: Bool) -> [KeyboardKey] {
        guard flicks else { return keys(",.") }
        return [(",", "!"), (".", "?")].map {
            KeyboardKey(cap: .flick($0.0, $0.1), role: .character, span: 1)
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

extension KeyboardMetrics {
    /// Whether the keyboard is that of the iPads of 12.9 and 13 inches.
    var isLargePad: Bool { isLongest && SystemBehavior.quickType.isActive }
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
