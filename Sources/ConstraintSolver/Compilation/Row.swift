/// A coefficient in a row.
struct Entry: Sendable {
    var column: Int
    var coefficient: Double
}

/// A constraint in the terms of its block: `sum + constant` is zero, at least zero, or an error.
/// `<=` is converted to `>=`.
struct Row: Sendable {
    var kind: Kind
    var strength: Priority
    /// The range of its terms in `Rows`. The columns are the ascending places of variables in the
    /// block.
    var entries: Range<Int>
    var parameters: Range<Int>

    enum Kind: UInt8, Sendable {
        case requiredEquality, requiredInequality, optionalEquality, optionalInequality

        init(_ relation: Relation, _ strength: Priority) {
            switch (relation == .equal, strength >= .required) {
            case (true, true): self = .requiredEquality
            case (false, true): self = .requiredInequality
            case (true, false): self = .optionalEquality
            case (false, false): self = .optionalInequality
            }
        }

        var isRequired: Bool { self == .requiredEquality || self == .requiredInequality }

        var unknown: Tableau.Kind {
            switch self {
            case .requiredEquality: .free
            case .requiredInequality: .bounded
            case .optionalEquality: .absolute
            case .optionalInequality: .oneSided
            }
        }
    }
}

/// The rows of a structure in decoded form.
struct Rows: Sendable {
    private(set) var rows: [Row] = []
    private(set) var entries: [Entry] = []
    private(set) var parameters: [Expression.Term] = []
    let variableCount: Int
    /// The ranks of the variables.
    let ranks: [Rank]

    init(_ structure: Structure) {
        variableCount = structure.variableCount
        ranks = (0..<structure.variableCount).map {
            structure.isNonNegative($0) ? .length : .position
        }
        let words = structure.words
        entries.reserveCapacity(words.count / 4)
        rows.reserveCapacity(words.count / 4)
        var position = structure.firstRow
        while position < words.count {
            let entryCount = Int(words[position] >> 8 & 0xFFF_FFFF)
            let parameterCount = Int(words[position] >> 36)
            let kind = Row.Kind(rawValue: UInt8(truncatingIfNeeded: words[position]))
            let strength = Double(bitPattern: words[position + 1])
            position += 2
            let firstEntry = entries.count
            for place in stride(from: position, to: position + 2 * entryCount, by: 2) {
                entries.append(
                    Entry(
                        column: Int(words[place]),
                        coefficient: Double(bitPattern: words[place + 1])))
            }
            position += 2 * entryCount
            let firstParameter = parameters.count
            for place in stride(from: position, to: position + 2 * parameterCount, by: 2) {
                parameters.append(
                    .init(
                        index: Int(words[place]),
                        coefficient: Double(bitPattern: words[place + 1])))
            }
            position += 2 * parameterCount
            rows.append(
                Row(
                    kind: kind ?? .requiredEquality, strength: strength,
                    entries: firstEntry..<entries.count,
                    parameters: firstParameter..<parameters.count))
        }
    }

    var count: Int { rows.count }
    var indices: Range<Int> { rows.indices }

    subscript(row: Int) -> Row { rows[row] }

    func entries(of row: Int) -> ArraySlice<Entry> { entries[rows[row].entries] }

    /// Returns the rows with a significant share in a combination of rows.
    ///
    /// - Parameter factors: The factor of each row.
    func relevant(in factors: [Double]) -> [Int] {
        let weights = factors.indices.map { abs(factors[$0]) * entries(of: $0).scale }
        let noise = Tableau.noise * (weights.max() ?? 0)
        return weights.indices.filter { weights[$0] > noise }
    }
}

extension Sequence<Entry> {
    /// The greatest absolute coefficient, or 1 if there are no coefficients.
    var scale: Double {
        let greatest = reduce(0) { Swift.max($0, abs($1.coefficient)) }
        return greatest > 0 ? greatest : 1
    }
}
