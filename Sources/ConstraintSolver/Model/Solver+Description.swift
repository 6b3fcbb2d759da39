/// A report that explains the values of variables.
extension Solver: CustomStringConvertible {
    /// Each block with its variables' values, then its constraints with their errors.
    public var description: String {
        var lines: [String] = []
        for block in storage.blocks.compactMap({ $0 }).sorted(by: { $0.first < $1.first }) {
            lines.append(block.summary)
            for variable in block.members.variables {
                let mark = storage.isAmbiguous(variable) ? " (ambiguous)" : ""
                lines.append("  \(name(of: variable)) = \(storage.values[variable])\(mark)")
            }
            for constraint in block.members.constraints {
                lines.append("  " + line(of: constraint))
            }
        }
        for index in storage.constraints.indices where storage.constraints[index].isActive {
            if storage.constraints[index].block < 0 {
                lines.append("not solved: " + line(of: index))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the constraint as a formula, for example `#3 2.0*a - b >= 8.0 @750.0`.
    public func description(of constraint: Constraint) -> String {
        let record = storage.constraints[constraint.index]
        var sum = ""
        for term in storage.variableTerms[record.variables] {
            Self.append(term.coefficient, name(of: term.index), &sum)
        }
        for term in storage.parameterTerms[record.parameters] {
            let name = storage.parameterNames[term.index]
            Self.append(term.coefficient, name.isEmpty ? "p\(term.index)" : name, &sum)
        }
        if sum.isEmpty { sum = "0" }
        let strength = record.strength < .required ? " @\(record.strength)" : ""
        return "#\(constraint.index) \(sum) \(record.relation.rawValue) "
            + "\(record.constant - record.base)\(strength)"
    }

    private static func append(_ coefficient: Double, _ name: String, _ sum: inout String) {
        if sum.isEmpty {
            sum += coefficient < 0 ? "-" : ""
        } else {
            sum += coefficient < 0 ? " - " : " + "
        }
        sum += abs(coefficient) == 1 ? name : "\(abs(coefficient))*\(name)"
    }

    private func name(of variable: Int) -> String {
        let name = storage.variableNames[variable]
        return name.isEmpty ? "v\(variable)" : name
    }

    private func line(of index: Int) -> String {
        let error = error(of: Constraint(index: index))
        return description(of: Constraint(index: index)) + (error > 1e-9 ? ", off by \(error)" : "")
    }
}

extension Block {
    /// The constraint created first, which identifies the block in a report.
    var first: Int { members.constraints.first ?? 0 }

    var summary: String {
        let components = tableaus.map { "\($0.rowCount)x\($0.columnCount)" }
        let rest =
            components.isEmpty ? "closed form" : "tableaus " + components.joined(separator: ", ")
        return
            "block of #\(first): \(members.variableCount) variables, "
            + "\(members.constraintCount) constraints, \(rest)"
    }
}
