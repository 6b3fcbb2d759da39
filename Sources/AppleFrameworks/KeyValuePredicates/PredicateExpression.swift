import Foundation

/// One side of a comparison.
indirect enum PredicateExpression {
    case constant(Any?)
    case keyPath(String)
    case list([PredicateExpression])
    case arithmetic(PredicateExpression, String, PredicateExpression)

    func value(of object: Any?) -> Any? {
        switch self {
        case .constant(let value): return KeyValueLookup.unwrapped(value)
        case .keyPath(let path): return KeyValueLookup.value(object, keyPath: path)
        case .list(let items): return items.map { $0.value(of: object) as Any }
        case .arithmetic(let left, let sign, let right):
            guard let a = left.value(of: object).flatMap(ComparedValue.number),
                let b = right.value(of: object).flatMap(ComparedValue.number)
            else { return nil }
            return Self.compute(a, sign, b)
        }
    }

    private static func compute(_ a: Double, _ sign: String, _ b: Double) -> Double {
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        default: a / b
        }
    }
}

/// A condition of a predicate.
indirect enum PredicateCondition {
    enum Quantifier { case any, all, none }

    case always(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case comparison(
        PredicateExpression, PredicateComparison, PredicateExpression, quantifier: Quantifier?)
    case predicate(NSPredicate)

    func isTrue(of object: Any?) -> Bool {
        switch self {
        case .always(let result): result
        case .not(let condition): !condition.isTrue(of: object)
        case .and(let a, let b): a.isTrue(of: object) && b.isTrue(of: object)
        case .or(let a, let b): a.isTrue(of: object) || b.isTrue(of: object)
        case .predicate(let predicate): predicate.evaluate(with: object)
        case .comparison(let left, let comparison, let right, let quantifier):
            Self.compare(
                left.value(of: object), comparison, right.value(of: object), quantifier)
        }
    }

    private static func compare(
        _ left: Any?, _ comparison: PredicateComparison, _ right: Any?, _ quantifier: Quantifier?
    ) -> Bool {
        guard let quantifier else { return comparison.isTrue(left, right) }
        let elements = KeyValueLookup.elements(left) ?? []
        switch quantifier {
        case .any: return elements.contains { comparison.isTrue($0, right) }
        case .all: return elements.allSatisfy { comparison.isTrue($0, right) }
        case .none: return !elements.contains { comparison.isTrue($0, right) }
        }
    }
}
