/// A constraint as its block sees it: `sum + offset` is zero, or at least zero, or an error;
/// `<=` is turned into `>=`.
struct Row {
    /// The constraint's index; -1: the bound of a variable that may not be negative.
    var constraint: Int
    /// Terms of the block's own variables, ascending.
    var entries: [Elimination.Entry]
    var parameters: [Expression.Term]
    var offset: Double
    var kind: Kind
    var strength: Priority

    enum Kind {
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

extension Row {
    /// Says that the variable at a place is not negative.
    init(bound place: Int) {
        self.init(
            constraint: -1, entries: [.init(column: place, coefficient: 1)], parameters: [],
            offset: 0, kind: .requiredInequality, strength: .required)
    }
}
