/// The active constraints of a solver as a value, for benchmarks and reports. It can be written as
/// text, read again, and loaded into another solver.
public struct System: Sendable, Equatable {
    /// A coefficient and the place of a variable or parameter in the system.
    public struct Term: Sendable, Equatable {
        public var place: Int
        public var coefficient: Double

        public init(_ place: Int, _ coefficient: Double) {
            self.place = place
            self.coefficient = coefficient
        }
    }

    public struct Variable: Sendable, Equatable {
        public var name: String
        public var isNonNegative: Bool

        public init(_ name: String, isNonNegative: Bool = false) {
            self.name = name
            self.isNonNegative = isNonNegative
        }
    }

    public struct Parameter: Sendable, Equatable {
        public var name: String
        public var value: Double

        public init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// `sum of variables + sum of parameters relation constant`
    public struct Constraint: Sendable, Equatable {
        public var variables: [Term]
        public var parameters: [Term]
        public var relation: Relation
        public var constant: Double
        public var strength: Priority

        public init(
            _ variables: [Term], parameters: [Term] = [], _ relation: Relation,
            _ constant: Double = 0, strength: Priority = .required
        ) {
            self.variables = variables
            self.parameters = parameters
            self.relation = relation
            self.constant = constant
            self.strength = strength
        }
    }

    public var variables: [Variable] = []
    public var parameters: [Parameter] = []
    /// The constraints, in the order of creation.
    public var constraints: [Constraint] = []

    public init() {}
}

extension System {
    /// Creates a system from all variables and parameters of a solver and its active constraints.
    public init(of solver: Solver) {
        let solver = solver.storage
        variables = solver.variables.enumerated().map { place, record in
            Variable(solver.variableNames[place], isNonNegative: record.isNonNegative)
        }
        parameters = solver.parameterValues.enumerated().map { place, value in
            Parameter(solver.parameterNames[place], value)
        }
        constraints = solver.constraints.lazy.filter(\.isActive).map { record in
            Constraint(
                solver.variableTerms[record.variables].map { Term($0.index, $0.coefficient) },
                parameters: solver.parameterTerms[record.parameters].map {
                    Term($0.index, $0.coefficient)
                },
                record.relation, record.constant - record.base, strength: record.strength)
        }
    }

    /// Adds everything to a solver.
    ///
    /// - Throws: `SolverError.priority` or `SolverError.notFinite`.
    public func load(into solver: Solver) throws(SolverError) -> Loaded {
        try solver.storage.load(self)
    }

    /// The identifiers of a system's elements in a solver, by place.
    public struct Loaded: Sendable {
        public var variables: [ConstraintSolver.Variable] = []
        public var parameters: [ConstraintSolver.Parameter] = []
        public var constraints: [ConstraintSolver.Constraint] = []
    }
}

extension Solver {
    /// Removes all compiled programs of the process, so that the next solve compiles again.
    public static func forgetPrograms() {
        ProgramCache.shared.removeAll()
    }
}
