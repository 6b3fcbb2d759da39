/// The active constraints of a solver as a plain value, for benchmarks and reports: it can be
/// written as text, read again, and loaded into another solver.
package struct System: Sendable, Equatable {
    /// A coefficient and the place of a variable or parameter in the system.
    package struct Term: Sendable, Equatable {
        package var place: Int
        package var coefficient: Double

        package init(_ place: Int, _ coefficient: Double) {
            self.place = place
            self.coefficient = coefficient
        }
    }

    package struct Variable: Sendable, Equatable {
        package var name: String
        package var isNonNegative: Bool

        package init(_ name: String, isNonNegative: Bool = false) {
            self.name = name
            self.isNonNegative = isNonNegative
        }
    }

    package struct Parameter: Sendable, Equatable {
        package var name: String
        package var value: Double

        package init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// `sum of variables + sum of parameters relation constant`
    package struct Constraint: Sendable, Equatable {
        package var variables: [Term]
        package var parameters: [Term]
        package var relation: Relation
        package var constant: Double
        package var strength: Priority

        package init(
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

    package var variables: [Variable] = []
    package var parameters: [Parameter] = []
    /// In the order of creation.
    package var constraints: [Constraint] = []

    package init() {}
}

extension System {
    /// All variables and parameters of a solver, and its active constraints.
    package init(of solver: Solver) {
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

    /// Adds everything to a solver. Throws `SolverError.priority` or `.notFinite`.
    package func load(into solver: Solver) throws(SolverError) -> Loaded {
        try solver.storage.load(self)
    }

    /// What a system became in a solver, by place.
    package struct Loaded: Sendable {
        package var variables: [Cassowary.Variable] = []
        package var parameters: [Cassowary.Parameter] = []
        package var constraints: [Cassowary.Constraint] = []
    }
}

extension Solver {
    /// Forgets all compiled programs of the process, so that the next solve compiles.
    package static func forgetPrograms() {
        ProgramCache.shared.removeAll()
    }
}
