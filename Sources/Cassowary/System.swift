/// The active constraints of a solver as a plain value, for benchmarks and reports: it can be
/// written as text, read again, and loaded into another solver.
@_spi(Systems) public struct System: Sendable, Equatable {
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
    /// In the order of creation.
    public var constraints: [Constraint] = []

    public init() {}
}

@_spi(Systems) extension System {
    /// All variables and parameters of a solver, and its active constraints.
    public init(of solver: Solver) {
        let solver = solver.storage
        variables = solver.variables.map { Variable($0.name, isNonNegative: $0.isNonNegative) }
        parameters = zip(solver.parameterNames, solver.parameterValues).map { Parameter($0, $1) }
        constraints = solver.constraints.lazy.filter(\.isActive).map { record in
            Constraint(
                solver.variableTerms[record.variables].map { Term($0.index, $0.coefficient) },
                parameters: solver.parameterTerms[record.parameters].map {
                    Term($0.index, $0.coefficient)
                },
                record.relation, record.constant - record.base, strength: record.strength)
        }
    }

    /// Adds everything to a solver. Throws `SolverError.priority` or `.notFinite`.
    public func load(into solver: Solver) throws(SolverError) -> Loaded {
        var loaded = Loaded()
        loaded.variables.reserveCapacity(variables.count)
        loaded.constraints.reserveCapacity(constraints.count)
        for item in variables {
            loaded.variables.append(
                solver.makeVariable(item.name, isNonNegative: item.isNonNegative))
        }
        for item in parameters {
            loaded.parameters.append(try solver.makeParameter(item.name, value: item.value))
        }
        var sum = Expression()
        for item in constraints {
            sum.removeAll()
            for term in item.variables {
                sum.add(term.coefficient, loaded.variables[term.place])
            }
            for term in item.parameters {
                sum.add(term.coefficient, loaded.parameters[term.place])
            }
            let constraint = try solver.makeConstraint(
                sum, item.relation, item.constant, strength: item.strength)
            loaded.constraints.append(constraint)
            solver.add(constraint)
        }
        return loaded
    }

    /// What a system became in a solver, by place.
    public struct Loaded: Sendable {
        public var variables: [Cassowary.Variable] = []
        public var parameters: [Cassowary.Parameter] = []
        public var constraints: [Cassowary.Constraint] = []
    }
}

extension Solver {
    /// Forgets all compiled programs of the process, so that the next solve compiles.
    @_spi(Systems) public static func forgetPrograms() {
        ProgramCache.shared.removeAll()
    }
}
