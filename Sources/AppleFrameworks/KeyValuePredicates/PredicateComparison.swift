import Foundation

/// An operator between two expressions, with its options in brackets.
struct PredicateComparison {
    /// The operator in capital letters or as a sign.
    let name: String
    var options: String.CompareOptions = []

    /// The words that are operators.
    static let words: Set<String> = [
        "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN",
    ]
    static let signs: Set<String> = ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>"]

    func isTrue(_ left: Any?, _ right: Any?) -> Bool {
        switch name {
        case "==", "=": return isEqual(left, right)
        case "!=", "<>": return !isEqual(left, right)
        case "<": return order(left, right) == .orderedAscending
        case ">": return order(left, right) == .orderedDescending
        case "<=", "=<": return order(left, right).map { $0 != .orderedDescending } ?? false
        case ">=", "=>": return order(left, right).map { $0 != .orderedAscending } ?? false
        case "IN": return contains(right, left)
        case "CONTAINS": return contains(left, right)
        case "BETWEEN": return isBetween(left, right)
        default: return matches(left, right)
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        if !options.isEmpty, let a = left.flatMap(ComparedValue.text),
            let b = right.flatMap(ComparedValue.text)
        {
            return a.compare(b, options: options) == .orderedSame
        }
        return ComparedValue(left) == ComparedValue(right)
    }

    /// Nothing is less or greater than a missing value.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        left == nil || right == nil
            ? nil : ComparedValue.order(ComparedValue(left), ComparedValue(right))
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let text = whole.flatMap(ComparedValue.text) {
            guard let part = part.flatMap(ComparedValue.text) else { return false }
            return text.range(of: part, options: options) != nil
        }
        return KeyValueLookup.elements(whole)?.contains { isEqual($0, part) } ?? false
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = KeyValueLookup.elements(limits), limits.count == 2,
            let low = order(value, KeyValueLookup.unwrapped(limits[0])),
            let high = order(value, KeyValueLookup.unwrapped(limits[1]))
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func matches(_ left: Any?, _ right: Any?) -> Bool {
        guard let text = left.flatMap(ComparedValue.text),
            let pattern = right.flatMap(ComparedValue.text)
        else { return false }
        switch name {
        case "BEGINSWITH":
            return text.range(of: pattern, options: options.union(.anchored)) != nil
        case "ENDSWITH":
            return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case "LIKE": return isWhole(text, Self.expression(wildcards: pattern))
        default: return isWhole(text, pattern)
        }
    }

    private func isWhole(_ text: String, _ expression: String) -> Bool {
        let folding = options.intersection([.caseInsensitive, .diacriticInsensitive])
        let isFolded = folding.contains(.diacriticInsensitive)
        let (text, expression) =
            isFolded
            ? (
                text.folding(options: .diacriticInsensitive, locale: nil),
                expression.folding(options: .diacriticInsensitive, locale: nil)
            ) : (text, expression)
        let isCaseless = folding.contains(.caseInsensitive)
        return text.range(
            of: "^(?:\(expression))$",
            options: isCaseless ? [.regularExpression, .caseInsensitive] : .regularExpression)
            != nil
    }

    /// Returns a regular expression for `?`, one character, and `*`, any number of them.
    private static func expression(wildcards pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
