extension Storage {
    /// Solves whatever changed; returns the contradiction of the earliest constraint.
    mutating func solve() -> [Constraint]? {
        compilePending()
        var contradiction: [Constraint]?
        var contradictoryCount = 0
        for index in stale {
            isStale[index] = false
            guard
                let constraints = blocks[index]?
                    .solve(parameters: parameterValues, values: &values)
            else { continue }
            if contradiction.map({ constraints.lexicographicallyPrecedes($0) }) ?? true {
                contradiction = constraints
            }
            isStale[index] = true
            stale[contradictoryCount] = index
            contradictoryCount += 1
        }
        stale.removeSubrange(contradictoryCount...)
        return contradiction
    }

    /// The contradictions of the blocks that could not be solved, the earliest constraints first;
    /// of each block that can tell no more the one that it found.
    mutating func contradictions() -> [[Constraint]] {
        var found: [[Constraint]] = []
        for index in stale {
            let all = blocks[index]?.contradictions() ?? []
            let first = blocks[index]?.solve(parameters: parameterValues, values: &values)
            found += all.isEmpty ? [first].compactMap { $0 } : all
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Makes blocks of the constraints that wait.
    mutating func compilePending() {
        guard !pending.isEmpty else { return }
        let parts = Parts(ofPendingIn: &self)
        pending.removeAll(keepingCapacity: true)
        for part in 0..<parts.count {
            compile(variables: Array(parts.variables[part]), Array(parts.constraints[part]))
        }
    }

    private mutating func compile(variables part: [Int], _ rows: [Int]) {
        for (place, variable) in part.enumerated() { variables[variable].place = place }
        let (structure, parameterList) = structure(
            of: rows, variableCount: part.count)
        let index = vacantBlock()
        compiledCount += 1
        blocks[index] = Block(
            program: ProgramCache.shared.program(for: structure), variables: part,
            parameters: parameterList, constraints: rows,
            offsets: rows.map { constraints[$0].offset },
            bounds: part.indices.filter { variables[part[$0]].isNonNegative },
            tolerance: tolerance)
        for variable in part {
            variables[variable].block = index
            variables[variable].place = -1
        }
        for parameter in parameterList {
            parameters[parameter].join(index)
            parameters[parameter].place = -1
        }
        for (row, constraint) in rows.enumerated() {
            constraints[constraint].block = index
            constraints[constraint].row = row
        }
        markStale(index)
    }

    private mutating func vacantBlock() -> Int {
        if let index = vacantBlocks.popLast() { return index }
        blocks.append(nil)
        isStale.append(false)
        return blocks.count - 1
    }

    /// The structure of constraints, and their parameters in the order in which it names them.
    private mutating func structure(
        of rows: [Int], variableCount: Int
    ) -> (structure: Structure, parameters: [Int]) {
        var termCount = 0
        for index in rows {
            termCount += constraints[index].variables.count + constraints[index].parameters.count
        }
        var structure = Structure(
            variableCount: variableCount, isLenient: tolerance > 0, rowCount: rows.count,
            termCount: termCount)
        var list: [Int] = []
        for index in rows {
            let record = constraints[index]
            structure.appendRow(
                kind: Row.Kind(record.relation, record.strength), strength: record.strength,
                entryCount: record.variables.count, parameterCount: record.parameters.count)
            for place in record.variables {
                let term = variableTerms[place]
                structure.appendTerm(
                    place: variables[term.index].place,
                    coefficient: record.sign * term.coefficient)
            }
            for place in record.parameters {
                let term = parameterTerms[place]
                if parameters[term.index].place < 0 {
                    parameters[term.index].place = Int32(list.count)
                    list.append(term.index)
                }
                structure.appendTerm(
                    place: Int(parameters[term.index].place),
                    coefficient: record.sign * term.coefficient)
            }
        }
        structure.seal()
        return (structure, list)
    }
}
