extension Solver {
    /// Solves whatever changed since the last time. Throws the first `SolverError.contradiction`
    /// after it solved all that can be; the caller removes one of its constraints and solves again.
    public func solve() throws(SolverError) {
        compilePending()
        stale.sort()
        var contradictory: [Int] = []
        var contradiction: [Constraint]?
        for index in stale {
            isStale[index] = false
            guard let block = blocks[index],
                let constraints = block.solve(parameters: parameterValues, values: &values)
            else { continue }
            contradiction = contradiction ?? constraints
            contradictory.append(index)
        }
        stale.removeAll(keepingCapacity: true)
        for index in contradictory {
            isStale[index] = true
            stale.append(index)
        }
        if let contradiction { throw .contradiction(contradiction) }
    }

    private func compilePending() {
        guard !pending.isEmpty else { return }
        let waiting = Self.ascending(pending.filter { constraints[$0].isActive })
        pending.removeAll()
        let variables = Self.ascending(
            waiting.flatMap { constraints[$0].variables.lazy.map(\.index) })
        var places = Array(repeating: 0, count: values.count)
        for (place, variable) in variables.enumerated() { places[variable] = place }
        var sets = UnionFind(count: variables.count)
        for index in waiting {
            let terms = constraints[index].variables
            for term in terms.dropFirst() { sets.unite(places[terms[0].index], places[term.index]) }
        }
        for part in parts(waiting, variables, places, &sets) { compile(part, &places) }
    }

    /// Each number once.
    private static func ascending(_ numbers: [Int]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(numbers.count)
        for number in numbers.sorted() where result.last != number { result.append(number) }
        return result
    }

    private struct Part {
        var variables: [Int] = []
        var constraints: [Int] = []
    }

    /// The independent parts, in the order of their first constraints.
    private func parts(
        _ waiting: [Int], _ variables: [Int], _ places: [Int], _ sets: inout UnionFind
    ) -> [Part] {
        var result: [Part] = []
        var partOfRoot = Array(repeating: -1, count: variables.count)
        for index in waiting {
            guard let first = constraints[index].variables.first else {
                result.append(Part(constraints: [index]))
                continue
            }
            let root = sets.find(places[first.index])
            if partOfRoot[root] < 0 {
                partOfRoot[root] = result.count
                result.append(Part())
            }
            result[partOfRoot[root]].constraints.append(index)
        }
        for (place, variable) in variables.enumerated() {
            result[partOfRoot[sets.find(place)]].variables.append(variable)
        }
        return result
    }

    private func compile(_ part: Part, _ places: inout [Int]) {
        for (place, variable) in part.variables.enumerated() { places[variable] = place }
        let rows = part.constraints.map { row(of: $0, places) }
        let index = vacantBlock()
        let bounds = part.variables.indices.filter { isNonNegative[part.variables[$0]] }
        blocks[index] = Block(
            variables: part.variables, rows: rows, bounds: bounds, tolerance: tolerance)
        for variable in part.variables { variableBlocks[variable] = index }
        for (row, constraint) in part.constraints.enumerated() {
            constraints[constraint].block = index
            constraints[constraint].row = row
        }
        if !isStale[index] { stale.append(index) }
        isStale[index] = true
    }

    private func vacantBlock() -> Int {
        if let index = vacantBlocks.popLast() { return index }
        blocks.append(nil)
        isStale.append(false)
        return blocks.count - 1
    }

    private func row(of index: Int, _ places: [Int]) -> Row {
        let record = constraints[index]
        return Row(
            constraint: index,
            entries: record.variables.map {
                .init(column: places[$0.index], coefficient: record.sign * $0.coefficient)
            },
            parameters: record.parameters.map {
                .init(index: $0.index, coefficient: record.sign * $0.coefficient)
            },
            offset: record.offset,
            kind: Row.Kind(record.relation, record.strength), strength: record.strength)
    }
}
