extension Storage {
    /// Solves everything that changed, and returns the contradiction of the earliest constraint.
    mutating func solve() -> [Constraint]? {
        compilePending()
        if !ambiguities.isEmpty { stale.forEach { ambiguities[$0] = nil } }
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

    /// Whether optimal solutions differ in a variable; `true` if it isn't in a solved block.
    mutating func isAmbiguous(_ variable: Int) -> Bool {
        let index = variables[variable].block
        guard index >= 0, let block = blocks[index] else { return true }
        return ambiguities[index, default: Ambiguity(of: block, parameters: parameterValues)]
            .contains(variable)
    }

    /// Returns the contradictions of the blocks that couldn't be solved, those of the earliest
    /// constraints first. A block that finds no independent contradictions contributes the one from
    /// solving it.
    mutating func contradictions() -> [[Constraint]] {
        var found: [[Constraint]] = []
        for index in stale {
            let all = blocks[index]?.contradictions() ?? []
            let first = blocks[index]?.solve(parameters: parameterValues, values: &values)
            found += all.isEmpty ? [first].compactMap { $0 } : all
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Compiles the pending constraints into blocks.
    mutating func compilePending() {
        guard !pending.isEmpty else { return }
        let components = ConnectedComponents(ofPendingIn: &self)
        pending.removeAll(keepingCapacity: true)
        for component in 0..<components.count {
            compile(components.variables[component], components.constraints[component])
        }
    }

    private mutating func compile(_ component: ArraySlice<Int>, _ rows: ArraySlice<Int>) {
        var place = 0
        for variable in component {
            variables[variable].place = place
            place += 1
        }
        let structure = structure(of: rows, variables: component)
        let members = Members(
            variables: component, parameters: namedParameters[...], constraints: rows
        ) { variables[component[component.startIndex + $0]].isNonNegative }
        var block = Block(
            program: ProgramCache.shared.program(for: structure), members: members,
            tolerance: tolerance)
        let index = vacantBlock()
        compiledCount += 1
        for variable in component {
            variables[variable].block = index
            variables[variable].place = -1
        }
        for parameter in namedParameters {
            parameters[parameter].join(index)
            parameters[parameter].place = -1
        }
        var row = 0
        for constraint in rows {
            block.setOffset(constraints[constraint].offset, ofRow: row)
            constraints[constraint].block = index
            constraints[constraint].row = row
            row += 1
        }
        blocks[index] = block
        markStale(index)
    }

    private mutating func vacantBlock() -> Int {
        if let index = vacantBlocks.popLast() { return index }
        blocks.append(nil)
        isStale.append(false)
        return blocks.count - 1
    }

    /// Returns the structure of constraints, and collects their parameters in the order in which it
    /// refers to them.
    private mutating func structure(
        of rows: ArraySlice<Int>, variables component: ArraySlice<Int>
    ) -> Structure {
        var termCount = 0
        for index in rows {
            termCount += constraints[index].variables.count + constraints[index].parameters.count
        }
        var structure = Structure(
            variableCount: component.count, isLenient: tolerance > 0, rowCount: rows.count,
            termCount: termCount)
        for variable in component where variables[variable].isNonNegative {
            structure.setNonNegative(variables[variable].place)
        }
        namedParameters.removeAll(keepingCapacity: true)
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
                    parameters[term.index].place = Int32(namedParameters.count)
                    namedParameters.append(term.index)
                }
                structure.appendTerm(
                    place: Int(parameters[term.index].place),
                    coefficient: record.sign * term.coefficient)
            }
        }
        structure.seal()
        return structure
    }
}
