import Foundation

/// The arithmetic of the calculator: × and ÷ take precedence over + and −, and powers over both.
struct CalculatorBrain {
    private enum Pending {
        case bracket
        case operation(String, left: Double)
    }

    private var pending: [Pending] = []
    private var entry: String? = "0"
    private(set) var value = 0.0
    private var memory = 0.0
    private(set) var isSecond = false
    private(set) var isInRadians = false
    private var random: UInt64 = 1

    /// The digits as they were typed, or `nil` if the value is shown.
    var typed: String? { entry }

    /// The operation whose right operand wasn't entered yet. Its key is highlighted.
    var waitingOperation: String? {
        guard entry == nil, isFresh, case .operation(let name, _)? = pending.last else {
            return nil
        }
        return name
    }
    /// Whether nothing was entered since the last operation.
    private var isFresh = false

    mutating func press(_ key: String) {
        switch key {
        case "0"..."9" where key.count == 1, ".": type(key)
        case "AC": clear()
        case "±": change { -$0 }
        case "%": change { $0 / 100 }
        case "+", "−", "×", "÷", "xʸ", "ʸ√x", "EE": begin(key)
        case "=": finish(toBracket: false)
        case "(": pending.append(.bracket)
        case ")": finish(toBracket: true)
        case "2nd": isSecond.toggle()
        case "Rad": isInRadians.toggle()
        case "mc", "m+", "m-", "mr": remember(key)
        case "e": set(M_E)
        case "π": set(.pi)
        case "Rand": set(nextRandom())
        default:
            if let function = ScientificFunction(
                key, isSecond: isSecond, isInRadians: isInRadians)
            {
                change { function($0) }
            }
        }
    }

    private mutating func clear() {
        (pending, entry, value, isFresh) = ([], "0", 0, false)
    }

    private mutating func type(_ digit: String) {
        var text = entry ?? "0"
        guard text.filter(\.isNumber).count < 16, digit != "." || !text.contains(".") else {
            return
        }
        text = text == "0" && digit != "." ? digit : text + digit
        entry = text
        value = Double(text) ?? 0
        isFresh = false
    }

    private mutating func set(_ number: Double) {
        (value, entry, isFresh) = (number, nil, false)
    }

    private mutating func change(_ function: (Double) -> Double) { set(function(value)) }

    private mutating func begin(_ operation: String) {
        if waitingOperation != nil { pending.removeLast() }
        reduce(to: Self.precedence(of: operation))
        pending.append(.operation(operation, left: value))
        (entry, isFresh) = (nil, true)
    }

    private mutating func finish(toBracket: Bool) {
        reduce(to: 0)
        while case .bracket? = pending.last {
            pending.removeLast()
            if toBracket { break }
            reduce(to: 0)
        }
        set(value)
    }

    /// Evaluates the pending operations of at least this precedence, up to the innermost bracket.
    private mutating func reduce(to precedence: Int) {
        while case .operation(let name, let left)? = pending.last,
            Self.precedence(of: name) >= precedence
        {
            pending.removeLast()
            value = Self.result(of: name, left, value)
        }
    }

    private static func precedence(of operation: String) -> Int {
        switch operation {
        case "+", "−": 1
        case "×", "÷": 2
        default: 3
        }
    }

    private static func result(of operation: String, _ left: Double, _ right: Double) -> Double {
        switch operation {
        case "+": left + right
        case "−": left - right
        case "×": left * right
        case "÷": left / right
        case "xʸ": pow(left, right)
        case "ʸ√x": pow(left, 1 / right)
        default: left * pow(10, right)
        }
    }

    private mutating func remember(_ key: String) {
        switch key {
        case "mc": memory = 0
        case "m+": memory += value
        case "m-": memory -= value
        default: set(memory)
        }
    }

    /// Returns a pseudorandom number. The sequence is the same after each launch, so that snapshots
    /// don't change.
    private mutating func nextRandom() -> Double {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(random >> 11) / Double(1 << 53)
    }
}
