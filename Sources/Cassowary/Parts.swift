/// The pending constraints of a solver and their variables, as parts that share no variable, in
/// the order of their first constraints.
struct Parts {
    /// Ascending in each part.
    let variables: Ragged
    let constraints: Ragged
    let count: Int

    init(ofPendingIn solver: Solver) {
        let waiting = Self.ascending(solver.pending.filter { solver.constraints[$0].isActive })
        var variables: [Int] = []
        for index in waiting {
            for term in solver.variableTerms[solver.constraints[index].variables] {
                variables.append(term.index)
            }
        }
        variables = Self.ascending(variables)
        for (place, variable) in variables.enumerated() { solver.places[variable] = place }
        var sets = UnionFind(count: variables.count)
        for index in waiting {
            let terms = solver.variableTerms[solver.constraints[index].variables]
            guard let first = terms.first else { continue }
            for term in terms.dropFirst() {
                sets.unite(solver.places[first.index], solver.places[term.index])
            }
        }
        var count = 0
        var partOfRoot = Array(repeating: -1, count: variables.count)
        let partOfConstraint = waiting.map { index in
            var root: Int?
            if let first = solver.variableTerms[solver.constraints[index].variables].first {
                root = sets.find(solver.places[first.index])
            }
            if let root, partOfRoot[root] >= 0 { return partOfRoot[root] }
            if let root { partOfRoot[root] = count }
            count += 1
            return count - 1
        }
        let partOfVariable = variables.indices.map { partOfRoot[sets.find($0)] }
        self.count = count
        constraints = Ragged(grouping: waiting, by: partOfConstraint, count: count)
        self.variables = Ragged(grouping: variables, by: partOfVariable, count: count)
    }

    /// Each number once.
    private static func ascending(_ numbers: [Int]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(numbers.count)
        for number in numbers.sorted() where result.last != number { result.append(number) }
        return result
    }
}
