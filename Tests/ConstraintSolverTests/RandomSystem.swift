import ConstraintSolver

/// A repeatable sequence of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Constraints as in layouts, over a number of variables.
struct RandomSystem {
    struct Item {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var strength: Double
    }

    var variableCount: Int
    var constraints: [Item] = []

    /// Most required constraints agree with a hidden point, and inequalities are often tight there.
    /// One system in five ignores the point, has more constraints, and is usually contradictory.
    init(seed: Int, variables: ClosedRange<Int>) {
        var random = SeededGenerator(seed: seed)
        variableCount = .random(in: variables, using: &random)
        let point = (0..<variableCount).map { _ in Double(Int.random(in: -5...20, using: &random)) }
        let isConsistent = Int.random(in: 0..<5, using: &random) > 0
        let count = variableCount + Int.random(in: 0...variableCount, using: &random)
        for _ in 0..<count {
            var item = Self.item(variableCount, &random)
            if !isConsistent, item.strength == 250 { item.strength = 1000 }
            if isConsistent, item.strength == 1000 { item.touch(point, &random) }
            constraints.append(item)
        }
    }

    private static func item(_ count: Int, _ random: inout SeededGenerator) -> Item {
        let length = [1, 2, 2, 2, 3, 4].randomElement(using: &random) ?? 1
        let factors: [Double] = [1, -1, 1, -1, 2, -0.5, 3]
        let terms = (0..<length).map { _ in
            (
                variable: Int.random(in: 0..<count, using: &random),
                coefficient: factors.randomElement(using: &random) ?? 1
            )
        }
        let strengths: [Double] = [1000, 1000, 1000, 750, 250, 250, 250, 499.5]
        return Item(
            terms: terms, relation: Relation.allCases.randomElement(using: &random) ?? .equal,
            constant: Double(Int.random(in: -10...40, using: &random)),
            strength: strengths.randomElement(using: &random) ?? 1000)
    }
}

extension RandomSystem.Item {
    /// Changes the constant so that the point satisfies the constraint.
    mutating func touch(_ point: [Double], _ random: inout SeededGenerator) {
        let distance =
            Bool.random(using: &random) ? 0 : Double(Int.random(in: 1...9, using: &random))
        constant = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        switch relation {
        case .equal: break
        case .lessThanOrEqual: constant += distance
        case .greaterThanOrEqual: constant -= distance
        }
    }

    func expression(_ variables: [Variable]) -> Expression {
        terms.reduce(Expression()) { $0 + $1.coefficient * variables[$1.variable] }
    }
}

/// A random system in a solver.
struct Loaded {
    let solver: Solver
    let variables: [Variable]
    let constraints: [Constraint]

    init(
        _ system: RandomSystem, isReversed: Bool = false, isNonNegative: Bool = false,
        tolerance: Double = 0
    ) throws {
        let solver = Solver(tolerance: tolerance)
        self.solver = solver
        let variables = (0..<system.variableCount).map { _ in
            solver.makeVariable(isNonNegative: isNonNegative)
        }
        self.variables = variables
        constraints = try system.constraints.map {
            try solver.makeConstraint(
                $0.expression(variables), $0.relation, $0.constant, strength: $0.strength)
        }
        for constraint in isReversed ? constraints.reversed() : constraints {
            solver.add(constraint)
        }
    }
}
