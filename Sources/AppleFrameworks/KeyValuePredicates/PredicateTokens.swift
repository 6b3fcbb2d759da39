import Foundation

/// A word or sign of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    /// The number of an argument, and whether it is a key path.
    case argument(Int, isKey: Bool)
    case sign(String)
}

/// Splits a predicate's format into tokens.
struct PredicateTokens {
    private static let signs = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{",
        "}",
        "[", "]", ",", "+", "-", "*", "/",
    ]

    private var rest: Substring
    private var arguments = 0

    init(_ format: String) {
        rest = Substring(format)
    }

    /// The tokens, or `nil` if the format has an unknown character or a text without an end.
    static func all(_ format: String) -> [PredicateToken]? {
        var reader = PredicateTokens(format)
        var tokens: [PredicateToken] = []
        while true {
            reader.rest = reader.rest.drop(while: \.isWhitespace)
            guard !reader.rest.isEmpty else { return tokens }
            guard let token = reader.next() else { return nil }
            tokens.append(token)
        }
    }

    private mutating func next() -> PredicateToken? {
        guard let first = rest.first else { return nil }
        if first == "'" || first == "\"" { return text(until: first) }
        if first == "%" { return argument() }
        if first.isNumber { return number() }
        if first.isLetter || "_@$".contains(first) { return word() }
        guard let sign = Self.signs.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest.removeFirst(sign.count)
        return .sign(sign)
    }

    private mutating func text(until quote: Character) -> PredicateToken? {
        var result = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character == quote { return .text(result) }
            if character == "\\", let escaped = rest.popFirst() {
                result.append(escaped)
            } else {
                result.append(character)
            }
        }
        return nil
    }

    /// Reads `%@`, `%K`, and the formats of numbers, such as `%ld`.
    private mutating func argument() -> PredicateToken? {
        rest.removeFirst()
        rest = rest.drop { "lhqzt.0123456789".contains($0) }
        guard let kind = rest.popFirst(), "@KdDiuUxXfFeEgGcs".contains(kind) else { return nil }
        defer { arguments += 1 }
        return .argument(arguments, isKey: kind == "K")
    }

    private mutating func number() -> PredicateToken? {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" }
        rest = rest.dropFirst(digits.count)
        return Double(digits).map { .number($0) }
    }

    private mutating func word() -> PredicateToken {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$.".contains($0) }
        rest = rest.dropFirst(word.count)
        return .word(String(word))
    }
}
