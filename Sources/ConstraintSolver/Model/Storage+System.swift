extension Storage {
    /// Adds a whole system. The terms are appended in place, without an expression for each row.
    mutating func load(_ system: System) throws(SolverError) -> System.Loaded {
        var loaded = System.Loaded()
        loaded.variables.reserveCapacity(system.variables.count)
        loaded.parameters.reserveCapacity(system.parameters.count)
        loaded.constraints.reserveCapacity(system.constraints.count)
        for item in system.variables {
            let index = makeVariable(item.name, isNonNegative: item.isNonNegative)
            loaded.variables.append(Variable(index: index))
        }
        for item in system.parameters {
            let index = try makeParameter(item.name, value: item.value)
            loaded.parameters.append(Parameter(index: index))
        }
        for item in system.constraints {
            let starts = (variableTerms.count, parameterTerms.count)
            for term in item.variables {
                variableTerms.append(
                    .init(
                        index: loaded.variables[term.place].index, coefficient: term.coefficient))
            }
            for term in item.parameters {
                parameterTerms.append(
                    .init(
                        index: loaded.parameters[term.place].index, coefficient: term.coefficient))
            }
            let index = try makeConstraint(
                termsFrom: starts, base: 0, item.relation, item.constant, strength: item.strength)
            loaded.constraints.append(Constraint(index: index))
            add(index)
        }
        return loaded
    }
}
