/// The pending constraints of a solver and their variables, grouped into components that share no
/// variable, in the order of their first constraints.
struct ConnectedComponents {
    /// The variables of each component, ascending.
    let variables: JaggedArray
    let constraints: JaggedArray
    let count: Int

    init(ofPendingIn storage: inout Storage) {
        let waiting = storage.pendingConstraints()
        let variables = storage.placeVariables(of: waiting)
        var sets = UnionFind(count: variables.count)
        var count = 0
        var componentOfRoot = Array(repeating: -1, count: variables.count)
        var componentOfConstraint = Array(repeating: -1, count: waiting.count)
        for index in waiting { storage.uniteVariables(of: index, in: &sets) }
        for (position, index) in waiting.enumerated() {
            var component = count
            if let first = storage.constraints[index].variables.first {
                let root = sets.find(storage.place(ofTerm: first))
                if componentOfRoot[root] >= 0 { component = componentOfRoot[root] }
                componentOfRoot[root] = component
            }
            componentOfConstraint[position] = component
            count = max(count, component + 1)
        }
        let componentOfVariable = variables.indices.map { componentOfRoot[sets.find($0)] }
        self.count = count
        constraints = JaggedArray(grouping: waiting, by: componentOfConstraint, count: count)
        self.variables = JaggedArray(grouping: variables, by: componentOfVariable, count: count)
    }
}

extension Storage {
    /// Returns the pending constraints that are active, each once and in their order.
    fileprivate func pendingConstraints() -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(pending.count)
        for index in pending.isAscending ? pending : pending.sorted()
        where constraints[index].isActive && result.last != index { result.append(index) }
        if hasOwnOrder {
            result.sort {
                (constraints[$0].order, $0) < (constraints[$1].order, $1)
            }
        }
        return result
    }

    /// Assigns places to the variables of constraints. The places are indices of the returned list,
    /// which is ascending.
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
