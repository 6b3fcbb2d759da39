import Foundation

/// The notation of numbers on the display: digits in groups of three, with an exponent if there
/// isn't enough space.
enum CalculatorNumber {
    static func text(_ brain: CalculatorBrain, digits: Int) -> String {
        if let typed = brain.typed, typed.filter(\.isNumber).count <= digits {
            return grouped(typed)
        }
        return text(brain.value, digits: digits)
    }

    static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "Error" }
        let size = abs(value)
        guard size == 0 || (size >= 1e-6 && size < pow(10, Double(digits))) else {
            return scientific(value, digits: digits)
        }
        let whole = size < 1 ? 1 : Int(saturating: log10(size)) + 1
        return grouped(trimmed(String(format: "%.*f", max(0, digits - whole), value)))
    }

    private static func scientific(_ value: Double, digits: Int) -> String {
        let parts = String(format: "%.*e", min(digits, 12) - 4, value).split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return "Error" }
        return trimmed(String(parts[0])) + "e\(exponent)"
    }

    private static func trimmed(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }

    private static func grouped(_ text: String) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isNegative = text.hasPrefix("-")
        let whole = Array(parts[0].drop { $0 == "-" })
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0 && (whole.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        let fraction = parts.count > 1 ? "." + parts[1] : ""
        return (isNegative ? "-" : "") + grouped + fraction
    }
}
