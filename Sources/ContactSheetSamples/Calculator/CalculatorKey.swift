/// A key of the calculator: its title and its kind.
struct CalculatorKey: Equatable {
    enum Kind {
        case digit, function, operation, scientific
    }

    let title: String
    /// The title of a scientific key after 2nd was pressed.
    var second: String?
    let kind: Kind
    /// Whether the key is as wide as two keys.
    var isWide = false

    /// The keys of the four columns that are shown in every orientation, row by row.
    static let simple: [[CalculatorKey]] = [
        functions("AC", "±", "%") + [operation("÷")],
        digits("7", "8", "9") + [operation("×")],
        digits("4", "5", "6") + [operation("−")],
        digits("1", "2", "3") + [operation("+")],
        [CalculatorKey(title: "0", kind: .digit, isWide: true)] + digits(".") + [operation("=")],
    ]

    /// The keys of the six columns that wide screens show to the left.
    static let scientific: [[CalculatorKey]] = [
        ["(", ")", "mc", "m+", "m-", "mr"],
        ["2nd", "x²", "x³", "xʸ", "eˣ", "10ˣ"],
        ["1/x", "√x", "∛x", "ʸ√x", "ln", "log₁₀"],
        ["x!", "sin", "cos", "tan", "e", "EE"],
        ["Rad", "sinh", "cosh", "tanh", "π", "Rand"],
    ].map { $0.map { CalculatorKey(title: $0, second: inverse(of: $0), kind: .scientific) } }

    private static func inverse(of title: String) -> String? {
        switch title {
        case "10ˣ": "2ˣ"
        case "log₁₀": "log₂"
        case "sin", "cos", "tan", "sinh", "cosh", "tanh": title + "⁻¹"
        default: nil
        }
    }

    private static func digits(_ titles: String...) -> [CalculatorKey] {
        titles.map { CalculatorKey(title: $0, kind: .digit) }
    }

    private static func functions(_ titles: String...) -> [CalculatorKey] {
        titles.map { CalculatorKey(title: $0, kind: .function) }
    }

    private static func operation(_ title: String) -> CalculatorKey {
        CalculatorKey(title: title, kind: .operation)
    }
}
