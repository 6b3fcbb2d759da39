import Foundation

/// The function of a scientific key, which is applied to the displayed number.
struct ScientificFunction {
    private let function: (Double) -> Double

    /// Creates the function, or `nil` if the key isn't a function of one number.
    init?(_ key: String, isSecond: Bool, isInRadians: Bool) {
        let unit = isInRadians ? 1 : Double.pi / 180
        guard
            let function = isSecond
                ? Self.inverse(key, unit) ?? Self.algebraic(key)
                : Self.trigonometric(key, unit) ?? Self.algebraic(key)
        else { return nil }
        self.function = function
    }

    func callAsFunction(_ value: Double) -> Double { function(value) }

    private static func trigonometric(_ key: String, _ unit: Double) -> ((Double) -> Double)? {
        switch key {
        case "sin": { rounded(sin($0 * unit)) }
        case "cos": { rounded(cos($0 * unit)) }
        case "tan": { rounded(tan($0 * unit)) }
        case "sinh": { sinh($0) }
        case "cosh": { cosh($0) }
        case "tanh": { tanh($0) }
        default: nil
        }
    }

    private static func inverse(_ key: String, _ unit: Double) -> ((Double) -> Double)? {
        switch key {
        case "sin": { rounded(asin($0) / unit) }
        case "cos": { rounded(acos($0) / unit) }
        case "tan": { rounded(atan($0) / unit) }
        case "sinh": { asinh($0) }
        case "cosh": { acosh($0) }
        case "tanh": { atanh($0) }
        case "10ˣ": { exp2($0) }
        case "log₁₀": { log2($0) }
        default: nil
        }
    }

    private static func algebraic(_ key: String) -> ((Double) -> Double)? {
        switch key {
        case "x²": { $0 * $0 }
        case "x³": { $0 * $0 * $0 }
        case "eˣ": { exp($0) }
        case "10ˣ": { pow(10, $0) }
        case "1/x": { 1 / $0 }
        case "√x": { $0.squareRoot() }
        case "∛x": { cbrt($0) }
        case "ln": { log($0) }
        case "log₁₀": { log10($0) }
        case "x!": { tgamma($0 + 1).rounded() }
        default: nil
        }
    }

    /// Rounds a value, because the sine of 180 degrees is 0 and not the result of pi's rounding
    /// error.
    private static func rounded(_ value: Double) -> Double { (value * 1e15).rounded() / 1e15 }
}
