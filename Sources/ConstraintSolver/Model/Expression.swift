/// A sum of variables and parameters, each with its coefficient, and a constant.
public struct Expression: Sendable, Hashable {
    struct Term: Sendable, Hashable {
        var index: Int
        var coefficient: Double
    }

    var variables: [Term] = []
    var parameters: [Term] = []
    var constant = 0.0

    /// Creates an expression that is a constant.
    public init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Makes the expression zero and keeps its capacity for terms.
    public mutating func removeAll() {
        variables.removeAll(keepingCapacity: true)
        parameters.removeAll(keepingCapacity: true)
        constant = 0
    }

    /// Adds a variable times a number. Faster than `+` for long sums.
    public mutating func add(_ coefficient: Double, _ variable: Variable) {
        variables.append(Term(index: variable.index, coefficient: coefficient))
    }

    /// Adds a parameter times a number.
    public mutating func add(_ coefficient: Double, _ parameter: Parameter) {
        parameters.append(Term(index: parameter.index, coefficient: coefficient))
    }

    func scaled(by factor: Double) -> Expression {
        var result = self
        for index in variables.indices { result.variables[index].coefficient *= factor }
        for index in parameters.indices { result.parameters[index].coefficient *= factor }
        result.constant *= factor
        return result
    }
}

extension [Expression.Term] {
    func areFinite(from start: Int) -> Bool {
        for place in start..<count where !self[place].coefficient.isFinite { return false }
        return true
    }

    /// The ratio to the largest term of the same sum at which a term is dropped as rounding noise.
    private static let negligibleShare = 1e-12

    /// Sorts the terms and combines those with the same index, dropping terms that cancel out or
    /// are negligible. In most cases nothing has to change.
    ///
    /// - Returns: The range of the remaining terms.
    mutating func merge(from start: Int) -> Range<Int> {
        var (least, greatest) = (Double.infinity, 0.0)
        for place in start..<count {
            let isLater = place == start || self[place - 1].index < self[place].index
            guard isLater else { return sortAndMerge(from: start) }
            let size = abs(self[place].coefficient)
            least = Swift.min(least, size)
            greatest = Swift.max(greatest, size)
        }
        let isClean = start == count || least > greatest * Self.negligibleShare
        return isClean ? start..<count : sortAndMerge(from: start)
    }

    private mutating func sortAndMerge(from start: Int) -> Range<Int> {
        var end = start
        for next in start..<count {
            let term = self[next]
            var place = end
            while place > start, self[place - 1].index > term.index { place -= 1 }
            if place > start, self[place - 1].index == term.index {
                self[place - 1].coefficient += term.coefficient
                continue
            }
            for moved in stride(from: end, to: place, by: -1) { self[moved] = self[moved - 1] }
            self[place] = term
            end += 1
        }
        let greatest = self[start..<end].reduce(0) { Swift.max($0, abs($1.coefficient)) }
        let negligible = greatest * Self.negligibleShare
        var last = start
        for place in start..<end where abs(self[place].coefficient) > negligible {
            self[last] = self[place]
            last += 1
        }
        removeSubrange(last...)
        return start..<last
    }
}

/// A type that can be part of a linear expression.
public protocol Linear {
    /// The value as an expression.
    var expression: Expression { get }
}

extension Expression: Linear {
    public var expression: Expression { self }
}

extension Variable: Linear {
    public var expression: Expression {
        var result = Expression()
        result.variables = [.init(index: index, coefficient: 1)]
        return result
    }
}

extension Parameter: Linear {
    public var expression: Expression {
        var result = Expression()
        result.parameters = [.init(index: index, coefficient: 1)]
        return result
    }
}

extension Linear {
    /// Returns the sum of two expressions.
    public static func + (left: Self, right: some Linear) -> Expression {
        var result = left.expression
        let other = right.expression
        result.variables += other.variables
        result.parameters += other.parameters
        result.constant += other.constant
        return result
    }

    /// Returns the difference of two expressions.
    public static func - (left: Self, right: some Linear) -> Expression {
        left + right.expression.scaled(by: -1)
    }

    /// Returns the expression with a constant added.
    public static func + (left: Self, right: Double) -> Expression {
        left + Expression(right)
    }

    /// Returns the expression with a constant subtracted.
    public static func - (left: Self, right: Double) -> Expression {
        left + Expression(-right)
    }

    /// Returns the expression with every coefficient and the constant multiplied by a number.
    public static func * (left: Double, right: Self) -> Expression {
        right.expression.scaled(by: left)
    }

    /// Returns the expression with the opposite sign.
    public static prefix func - (operand: Self) -> Expression {
        operand.expression.scaled(by: -1)
    }
}
