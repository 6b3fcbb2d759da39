extension Storage {
    mutating func makeConstraint(
        _ sum: Expression, _ relation: Relation, _ constant: Double, strength: Priority
    ) throws(SolverError) -> Int {
        let starts = (variableTerms.count, parameterTerms.count)
        variableTerms.append(contentsOf: sum.variables)
        parameterTerms.append(contentsOf: sum.parameters)
        return try makeConstraint(
            termsFrom: starts, base: sum.constant, relation, constant, strength: strength)
    }

    /// Creates a constraint from the variables and parameters at the end of the solver's terms. The
    /// terms are removed if the constraint isn't valid.
    mutating func makeConstraint(
        termsFrom starts: (variables: Int, parameters: Int), base: Double, _ relation: Relation,
        _ constant: Double, strength: Priority
    ) throws(SolverError) -> Int {
        do throws(SolverError) {
            guard base.isFinite, constant.isFinite, variableTerms.areFinite(from: starts.variables),
                parameterTerms.areFinite(from: starts.parameters)
            else { throw .notFinite }
            try Self.check(strength)
        } catch {
            variableTerms.removeSubrange(starts.variables...)
            parameterTerms.removeSubrange(starts.parameters...)
            throw error
        }
        constraints.append(
            ConstraintRecord(
                variables: variableTerms.merge(from: starts.variables),
                parameters: parameterTerms.merge(from: starts.parameters),
                base: base, constant: constant, relation: relation, strength: strength,
                order: constraints.count))
        return constraints.count - 1
    }

    private static func check(_ strength: Priority) throws(SolverError) {
        guard strength > 0, strength <= .required else { throw .priority(strength) }
    }

    mutating func add(_ constraint: Int) {
        guard !constraints[constraint].isActive else { return }
        constraints[constraint].isActive = true
        pending.append(constraint)
        for term in variableTerms[constraints[constraint].variables] {
            dissolve(variables[term.index].block)
        }
    }

    mutating func remove(_ constraint: Int) {
        guard constraints[constraint].isActive else { return }
        constraints[constraint].isActive = false
        dissolve(constraints[constraint].block)
    }

    mutating func setStrength(
        _ strength: Priority, of constraint: Int
    ) throws(SolverError) {
        try Self.check(strength)
        guard constraints[constraint].strength != strength else { return }
        constraints[constraint].strength = strength
        dissolve(constraints[constraint].block)
    }

    mutating func setOrder(_ order: Int, of constraint: Int) {
        guard constraints[constraint].order != order else { return }
        constraints[constraint].order = order
        hasOwnOrder = true
        dissolve(constraints[constraint].block)
    }

    mutating func setConstant(
        _ constant: Double, of constraint: Int
    ) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        guard constraints[constraint].constant != constant else { return }
        constraints[constraint].constant = constant
        let record = constraints[constraint]
        guard record.block >= 0 else { return }
        markStale(record.block)
        blocks[record.block]?.setOffset(record.offset, ofRow: record.row)
    }

    mutating func setValue(_ value: Double, of parameter: Int) throws(SolverError) {
        guard value.isFinite else { throw .notFinite }
        guard parameterValues[parameter] != value else { return }
        parameterValues[parameter] = value
        markStale(Int(parameters[parameter].firstBlock))
        for block in parameters[parameter].otherBlocks { markStale(Int(block)) }
    }

    mutating func markStale(_ block: Int) {
        guard block >= 0 else { return }
        if !ambiguities.isEmpty { ambiguities[block] = nil }
        guard !isStale[block] else { return }
        isStale[block] = true
        stale.append(block)
    }

    /// Removes a block; its constraints become pending.
    private mutating func dissolve(_ index: Int) {
        guard index >= 0, let block = blocks[index] else { return }
        for constraint in block.members.constraints {
            constraints[constraint].block = -1
            pending.append(constraint)
        }
        for parameter in block.members.parameters {
            parameters[parameter].leave(index)
        }
        for variable in block.members.variables {
            variables[variable].block = -1
            values[variable] = 0
        }
        blocks[index] = nil
        ambiguities[index] = nil
        vacantBlocks.append(index)
    }
}
