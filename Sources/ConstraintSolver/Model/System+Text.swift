/// The text format has one line for each variable, parameter, and constraint, in this order of
/// kinds. Places are zero-based; a name, if there is one, is the rest of its line:
///     variable any|nonnegative NAME
///     parameter VALUE NAME
///     constraint RELATION CONSTANT PRIORITY v PLACE COEFFICIENT … p PLACE COEFFICIENT …
///
/// Empty lines and lines that start with `#` are skipped. Numbers are written so that reading them
/// restores every bit.
extension System {
    public var text: String {
        var lines: [String] = []
        for item in variables {
            let line = "variable \(item.isNonNegative ? "nonnegative" : "any")"
            lines.append(item.name.isEmpty ? line : line + " " + item.name)
        }
        for item in parameters {
            let line = "parameter \(item.value)"
            lines.append(item.name.isEmpty ? line : line + " " + item.name)
        }
        for item in constraints {
            var line = "constraint \(item.relation.rawValue) \(item.constant) \(item.strength)"
            for term in item.variables { line += " v \(term.place) \(term.coefficient)" }
            for term in item.parameters { line += " p \(term.place) \(term.coefficient)" }
            lines.append(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The location of an error in a text.
    public struct TextError: Error, Equatable {
        /// The line number, starting at 1.
        public var line: Int
        public var text: String
    }

    public init(text: String) throws(TextError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty && !line.hasPrefix("#")
        {
            guard append(line) else { throw TextError(line: index + 1, text: String(line)) }
        }
    }

    private mutating func append(_ line: Substring) -> Bool {
        let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count >= 2 else { return false }
        let name = fields.count == 3 ? String(fields[2]) : ""
        switch (fields[0], fields[1]) {
        case ("variable", "any"): variables.append(Variable(name))
        case ("variable", "nonnegative"): variables.append(Variable(name, isNonNegative: true))
        case ("parameter", let number):
            guard let value = Double(number), value.isFinite else { return false }
            parameters.append(Parameter(name, value))
        case ("constraint", let field):
            guard let relation = Relation(rawValue: String(field)) else { return false }
            return append(relation, name.split(separator: " "))
        default: return false
        }
        return true
    }

    private mutating func append(_ relation: Relation, _ fields: [Substring]) -> Bool {
        guard fields.count >= 2, fields.count % 3 == 2, let constant = Double(fields[0]),
            let strength = Double(fields[1])
        else { return false }
        var item = Constraint([], relation, constant, strength: strength)
        for start in stride(from: 2, to: fields.count, by: 3) {
            guard let place = Int(fields[start + 1]), let coefficient = Double(fields[start + 2])
            else { return false }
            switch fields[start] {
            case "v" where variables.indices.contains(place):
                item.variables.append(Term(place, coefficient))
            case "p" where parameters.indices.contains(place):
                item.parameters.append(Term(place, coefficient))
            default: return false
            }
        }
        constraints.append(item)
        return true
    }
}
