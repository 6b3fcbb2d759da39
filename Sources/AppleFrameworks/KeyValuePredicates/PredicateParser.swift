import Foundation

/// Parses the predicate formats of Apple's Predicate Programming Guide, without functions,
/// subqueries, and variables.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var position = 0

    /// Returns the condition of a format, or `nil` if it can't be parsed.
    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateCondition? {
        guard let tokens = PredicateTokens.all(format) else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        guard let condition = parser.disjunction(), parser.position == tokens.count else {
            return nil
        }
        return condition
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        (self.tokens, self.arguments) = (tokens, arguments)
    }

    private var current: PredicateToken? {
        position < tokens.count ? tokens[position] : nil
    }

    private var word: String? {
        if case .word(let word) = current { word.uppercased() } else { nil }
    }

    private mutating func take(word expected: String) -> Bool {
        guard word == expected else { return false }
        position += 1
        return true
    }

    private mutating func take(sign expected: String) -> Bool {
        guard current == .sign(expected) else { return false }
        position += 1
        return true
    }

    private mutating func disjunction() -> PredicateCondition? {
        guard var result = conjunction() else { return nil }
        while take(word: "OR") || take(sign: "||") {
            guard let next = conjunction() else { return nil }
            result = .or(result, next)
        }
        return result
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var result = negation() else { return nil }
        while take(word: "AND") || take(sign: "&&") {
            guard let next = negation() else { return nil }
            result = .and(result, next)
        }
        return result
    }

    private mutating func negation() -> PredicateCondition? {
        if take(word: "NOT") || take(sign: "!") { return negation().map { .not($0) } }
        if take(word: "TRUEPREDICATE") { return .always(true) }
        if take(word: "FALSEPREDICATE") { return .always(false) }
        let start = position
        if take(sign: "(") {
            if let inner = disjunction(), take(sign: ")"), !isOperator { return inner }
            position = start
        }
        return comparison()
    }

    /// Whether the current token continues an expression, so that a parenthesis before it belongs
    /// to one.
    private var isOperator: Bool {
        switch current {
        case .sign(let sign): PredicateComparison.signs.contains(sign) || "+-*/".contains(sign)
        case .word: PredicateComparison.words.contains(word ?? "")
        default: false
        }
    }

    private mutating func comparison() -> PredicateCondition? {
        let quantifier = quantifier()
        if quantifier == nil, case .argument(let index, isKey: false) = current,
            let predicate = argument(index) as? NSPredicate
        {
            position += 1
            return .predicate(predicate)
        }
        guard let left = expression(), let comparison = comparisonOperator(),
            let right = expression()
        else { return nil }
        return .comparison(left, comparison, right, quantifier: quantifier)
    }

    private mutating func quantifier() -> PredicateCondition.Quantifier? {
        if take(word: "ANY") || take(word: "SOME") { return .any }
        if take(word: "ALL") { return .all }
        return take(word: "NONE") ? PredicateCondition.Quantifier.none : nil
    }

    private mutating func comparisonOperator() -> PredicateComparison? {
        guard isOperator, let token = current else { return nil }
        position += 1
        var result: PredicateComparison
        switch token {
        case .sign(let sign): result = PredicateComparison(name: sign)
        case .word(let word): result = PredicateComparison(name: word.uppercased())
        default: return nil
        }
        guard take(sign: "[") else { return result }
        guard case .word(let letters) = current else { return nil }
        position += 1
        if letters.lowercased().contains("c") { result.options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { result.options.insert(.diacriticInsensitive) }
        return take(sign: "]") ? result : nil
    }

    private mutating func expression() -> PredicateExpression? {
        guard var result = product() else { return nil }
        while case .sign(let sign) = current, sign == "+" || sign == "-" {
            position += 1
            guard let next = product() else { return nil }
            result = .arithmetic(result, sign, next)
        }
        return result
    }

    private mutating func product() -> PredicateExpression? {
        guard var result = operand() else { return nil }
        while case .sign(let sign) = current, sign == "*" || sign == "/" {
            position += 1
            guard let next = operand() else { return nil }
            result = .arithmetic(result, sign, next)
        }
        return result
    }

    private mutating func operand() -> PredicateExpression? {
        guard let token = current else { return nil }
        position += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let index, let isKey):
            return isKey
                ? (argument(index) as? String).map { .keyPath($0) } : .constant(argument(index))
        case .word(let word): return Self.operand(word)
        case .sign("-"):
            return operand().map { .arithmetic(.constant(0), "-", $0) }
        case .sign("("):
            guard let inner = expression(), take(sign: ")") else { return nil }
            return inner
        case .sign("{"): return list()
        case .sign: return nil
        }
    }

    private static func operand(_ word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "NIL", "NULL": .constant(nil)
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        default: .keyPath(word)
        }
    }

    private mutating func list() -> PredicateExpression? {
        var items: [PredicateExpression] = []
        if take(sign: "}") { return .list(items) }
        repeat {
            guard let item = expression() else { return nil }
            items.append(item)
        } while take(sign: ",")
        return take(sign: "}") ? .list(items) : nil
    }

    private func argument(_ index: Int) -> Any? {
        arguments.indices.contains(index) ? arguments[index] : nil
    }
}
