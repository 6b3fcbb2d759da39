extension Solver {
    /// Whether optimal solutions of the system that the last `solve()` solved differ in the
    /// variable's value (Documentation/Layout.md 3.11). A variable without an active constraint is
    /// ambiguous.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        storage.isAmbiguous(variable.index)
    }

    /// Returns the active constraints that determined the variable's value in the last `solve()`,
    /// in the order of their creation: those that hold exactly and fix it together.
    public func constraints(determining variable: Variable) -> [Constraint] {
        let index = storage.variables[variable.index].block
        guard index >= 0, let block = storage.blocks[index] else { return [] }
        return block.solved.constraints(determining: variable.index)
    }

    /// Returns the amount by which the expression of a constraint violates it.
    public func error(of constraint: Constraint) -> Double {
        let record = storage.constraints[constraint.index]
        var sum = record.base - record.constant
        for term in storage.variableTerms[record.variables] {
            sum += term.coefficient * storage.values[term.index]
        }
        for term in storage.parameterTerms[record.parameters] {
            sum += term.coefficient * storage.parameterValues[term.index]
        }
        switch record.relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return sum > 0 ? sum : 0
        case .greaterThanOrEqual: return sum < 0 ? -sum : 0
        }
    }
}
