extension Solver {
    /// A new constraint `expression relation constant`, which counts only once it is added.
    /// Throws `SolverError.priority` or `.notFinite`.
    public func makeConstraint(
        _ expression: some Linear, _ relation: Relation, _ constant: Double = 0,
        strength: Priority = .required
    ) throws(SolverError) -> Constraint {
        let sum = expression.expression
        guard sum.isFinite, constant.isFinite else { throw .notFinite }
        try Self.check(strength)
        constraints.append(
            ConstraintRecord(
                variables: variableTerms.appendMerged(sum.variables),
                parameters: parameterTerms.appendMerged(sum.parameters),
                base: sum.constant, constant: constant, relation: relation, strength: strength))
        return Constraint(index: constraints.count - 1)
    }

    private static func check(_ strength: Priority) throws(SolverError) {
        guard strength > 0, strength <= .required else { throw .priority(strength) }
    }

    /// Whether the constraint counts.
    public func isActive(_ constraint: Constraint) -> Bool {
        constraints[constraint.index].isActive
    }

    /// Lets a constraint count; the next `solve()` compiles the block of its variables again.
    public func add(_ constraint: Constraint) {
        guard !isActive(constraint) else { return }
        constraints[constraint.index].isActive = true
        pending.append(constraint.index)
        for term in variableTerms[constraints[constraint.index].variables] {
            dissolve(variableBlocks[term.index])
        }
    }

    /// Lets a constraint count no more; the next `solve()` compiles the rest of its block again.
    public func remove(_ constraint: Constraint) {
        guard isActive(constraint) else { return }
        constraints[constraint.index].isActive = false
        dissolve(constraints[constraint.index].block)
    }

    /// Changes a priority; throws `SolverError.priority`.
    public func setStrength(
        _ strength: Priority, of constraint: Constraint
    ) throws(SolverError) {
        try Self.check(strength)
        guard constraints[constraint.index].strength != strength else { return }
        constraints[constraint.index].strength = strength
        dissolve(constraints[constraint.index].block)
    }

    /// Changes the right-hand side of a constraint; nothing is compiled again.
    public func setConstant(
        _ constant: Double, of constraint: Constraint
    ) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        guard constraints[constraint.index].constant != constant else { return }
        constraints[constraint.index].constant = constant
        let record = constraints[constraint.index]
        guard record.block >= 0 else { return }
        blocks[record.block]?.setOffset(record.offset, ofRow: record.row)
        markStale(record.block)
    }

    /// Changes a parameter; nothing is compiled again. Throws `SolverError.notFinite`.
    public func setValue(_ value: Double, of parameter: Parameter) throws(SolverError) {
        guard value.isFinite else { throw .notFinite }
        guard parameterValues[parameter.index] != value else { return }
        parameterValues[parameter.index] = value
        for block in parameterBlocks[parameter.index] { markStale(block) }
    }

    func markStale(_ block: Int) {
        guard block >= 0, !isStale[block] else { return }
        isStale[block] = true
        stale.append(block)
    }

    /// Forgets a block; its constraints wait for the next.
    private func dissolve(_ index: Int) {
        guard index >= 0, let block = blocks[index] else { return }
        for constraint in block.constraints {
            constraints[constraint].block = -1
            pending.append(constraint)
        }
        for parameter in block.parameters {
            if let place = parameterBlocks[parameter].lastIndex(of: index) {
                parameterBlocks[parameter].swapAt(place, parameterBlocks[parameter].count - 1)
                parameterBlocks[parameter].removeLast()
            }
        }
        for variable in block.variables {
            variableBlocks[variable] = -1
            values[variable] = 0
        }
        blocks[index] = nil
        vacantBlocks.append(index)
    }
}
