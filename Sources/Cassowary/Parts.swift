/// The pending constraints of a solver and their variables, as parts that share no variable, in
/// the order of their first constraints.
struct Parts {
    /// Ascending in each part.
    let variables: Ragged
    let constraints: Ragged
    let count: Int

    init(ofPendingIn storage: inout Storage) {
        let waiting = storage.pendingConstraints()
        let variables = storage.placeVariables(of: waiting)
        var sets = UnionFind(count: variables.count)
        var count = 0
        var partOfRoot = Array(repeating: -1, count: variables.count)
        var partOfConstraint = Array(repeating: -1, count: waiting.count)
        for index in waiting { storage.uniteVariables(of: index, in: &sets) }
        for (position, index) in waiting.enumerated() {
            var part = count
            if let first = storage.constraints[index].variables.first {
                let root = sets.find(storage.place(ofTerm: first))
                if partOfRoot[root] >= 0 { part = partOfRoot[root] }
                partOfRoot[root] = part
            }
            partOfConstraint[position] = part
            count = max(count, part + 1)
        }
        let partOfVariable = variables.indices.map { partOfRoot[sets.find($0)] }
        self.count = count
        constraints = Ragged(grouping: waiting, by: partOfConstraint, count: count)
        self.variables = Ragged(grouping: variables, by: partOfVariable, count: count)
    }
}

extension Storage {
    /// Those that are active, each once and ascending.
    fileprivate func pendingConstraints() -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(pending.count)
        for index in pending.isAscending ? pending : pending.sorted()
        where constraints[index].isActive && result.last != index { result.append(index) }
        return result
    }

    /// The variables of constraints, ascending; their places are those in this list.
    fileprivate mutating func placeVariables(of waiting: [Int]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(variables.count)
        for index in waiting {
            for term in constraints[index].variables {
                let variable = variableTerms[term].index
                guard variables[variable].place < 0 else { continue }
                variables[variable].place = 0
                result.append(variable)
            }
        }
        if !result.isAscending { result.sort() }
        for (place, variable) in result.enumerated() { variables[variable].place = place }
        return result
    }

    fileprivate func place(ofTerm term: Int) -> Int { variables[variableTerms[term].index].place }

    fileprivate func uniteVariables(of index: Int, in sets: inout UnionFind) {
        let terms = constraints[index].variables
        guard let first = terms.first else { return }
        for term in terms.dropFirst() { sets.unite(place(ofTerm: first), place(ofTerm: term)) }
    }
}

extension [Int] {
    fileprivate var isAscending: Bool {
        for index in indices.dropFirst() where self[index - 1] > self[index] { return false }
        return true
    }
}
