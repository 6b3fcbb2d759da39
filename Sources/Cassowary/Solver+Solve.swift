extension Solver {
    /// Solves whatever changed since the last time. Throws the `SolverError.contradiction` of the
    /// earliest constraint after it solved all that can be; the caller removes one of its
    /// constraints and solves again.
    public func solve() throws(SolverError) {
        compilePending()
        var contradiction: [Constraint]?
        var contradictoryCount = 0
        for index in stale {
            isStale[index] = false
            guard let block = blocks[index],
                let constraints = block.solve(parameters: parameterValues, values: &values)
            else { continue }
            if contradiction.map({ constraints.lexicographicallyPrecedes($0) }) ?? true {
                contradiction = constraints
            }
            isStale[index] = true
            stale[contradictoryCount] = index
            contradictoryCount += 1
        }
        stale.removeSubrange(contradictoryCount...)
        if let contradiction { throw .contradiction(contradiction) }
    }

    private func compilePending() {
        guard !pending.isEmpty else { return }
        let parts = Parts(ofPendingIn: self)
        pending.removeAll(keepingCapacity: true)
        for part in 0..<parts.count {
            compile(variables: Array(parts.variables[part]), Array(parts.constraints[part]))
        }
    }

    private func compile(variables: [Int], _ part: [Int]) {
        for (place, variable) in variables.enumerated() { places[variable] = place }
        let (structure, parameters) = structure(of: part, variableCount: variables.count)
        let index = vacantBlock()
        blocks[index] = Block(
            program: ProgramCache.shared.program(for: structure), variables: variables,
            parameters: parameters, constraints: part, offsets: part.map { constraints[$0].offset },
            bounds: variables.indices.filter { isNonNegative[variables[$0]] },
            tolerance: tolerance)
        words = structure.words
        for variable in variables { variableBlocks[variable] = index }
        for parameter in parameters { parameterBlocks[parameter].append(index) }
        for (row, constraint) in part.enumerated() {
            constraints[constraint].block = index
            constraints[constraint].row = row
        }
        markStale(index)
    }

    private func vacantBlock() -> Int {
        if let index = vacantBlocks.popLast() { return index }
        blocks.append(nil)
        isStale.append(false)
        return blocks.count - 1
    }

    /// The structure of constraints, and their parameters in the order in which it names them.
    private func structure(
        of part: [Int], variableCount: Int
    ) -> (structure: Structure, parameters: [Int]) {
        var structure = Structure(
            variableCount: variableCount, isLenient: tolerance > 0, reusing: words)
        words = []
        var parameters: [Int] = []
        for index in part {
            let record = constraints[index]
            structure.appendRow(
                kind: Row.Kind(record.relation, record.strength), strength: record.strength,
                entryCount: record.variables.count, parameterCount: record.parameters.count)
            for term in variableTerms[record.variables] {
                structure.appendTerm(
                    place: places[term.index], coefficient: record.sign * term.coefficient)
            }
            for term in parameterTerms[record.parameters] {
                if parameterPlaces[term.index] < 0 {
                    parameterPlaces[term.index] = parameters.count
                    parameters.append(term.index)
                }
                structure.appendTerm(
                    place: parameterPlaces[term.index],
                    coefficient: record.sign * term.coefficient)
            }
        }
        for parameter in parameters { parameterPlaces[parameter] = -1 }
        structure.seal()
        return (structure, parameters)
    }
}
