/// The constraints of a block without their right-hand sides: kinds, priorities, and the
/// coefficients of variables and parameters. Blocks of equal structure run the same program.
///
/// Stored as a list of words, because it is written, hashed, and compared for every block, and
/// decoded only when a program has to be compiled.
struct Structure: Hashable, Sendable {
    private(set) var words: [UInt64]
    private var fingerprint: UInt64 = 0

    /// Creates a structure without rows. The columns of coefficients are places of variables in the
    /// block, in the order of creation.
    init(variableCount: Int, isLenient: Bool, rowCount: Int = 0, termCount: Int = 0) {
        let maskCount = (variableCount + 63) / 64
        words = []
        words.reserveCapacity(2 + maskCount + 2 * (rowCount + termCount))
        words.append(UInt64(variableCount))
        words.append(isLenient ? 1 : 0)
        for _ in 0..<maskCount { words.append(0) }
    }

    /// Marks the variable at a place as nonnegative.
    mutating func setNonNegative(_ place: Int) {
        words[2 + place / 64] |= 1 << UInt64(place % 64)
    }

    /// Whether the variable at a place is nonnegative.
    func isNonNegative(_ place: Int) -> Bool {
        words[2 + place / 64] >> UInt64(place % 64) & 1 != 0
    }

    /// The index of the first row's first word.
    var firstRow: Int { 2 + (variableCount + 63) / 64 }

    /// Appends a row. Rows must be appended in the order in which their constraints were created.
    mutating func appendRow(
        kind: Row.Kind, strength: Priority, entryCount: Int, parameterCount: Int
    ) {
        words.append(
            UInt64(kind.rawValue) | UInt64(entryCount) << 8 | UInt64(parameterCount) << 36)
        words.append(strength.bitPattern)
    }

    /// Appends one of the row's entries or, after all entries, one of its parameters.
    mutating func appendTerm(place: Int, coefficient: Double) {
        words.append(UInt64(place))
        words.append(coefficient.bitPattern)
    }

    /// Appends a row that requires the variable at a place to be nonnegative.
    mutating func append(bound place: Int) {
        appendRow(
            kind: .requiredInequality, strength: .required, entryCount: 1, parameterCount: 0)
        appendTerm(place: place, coefficient: 1)
    }

    /// Computes the hash. Must be called once, after the last row.
    mutating func seal() {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in words { hash = (hash ^ word &* 0xBF58_476D_1CE4_E5B9).mixed }
        fingerprint = hash
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }

    static func == (left: Structure, right: Structure) -> Bool {
        left.fingerprint == right.fingerprint && left.words == right.words
    }

    var variableCount: Int { Int(words[0]) }
    /// Whether nearly dependent equalities count as dependent.
    var isLenient: Bool { words[1] != 0 }
}

extension UInt64 {
    fileprivate var mixed: UInt64 { (self ^ (self >> 29)) &* 0x94D0_49BB_1331_11EB }
}
