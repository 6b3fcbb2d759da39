/// A parser that reads a visual format from left to right and reports the position of each error
/// (Documentation/Layout.md 3.10).
package struct VisualFormatParser {
    private let format: String
    /// The characters of the format without spaces, and their positions in the format.
    private let characters: [Character]
    private let places: [Int]
    private let names: VisualFormatNames
    private var position = 0
    private var result = VisualFormat()
    /// The position after the last view that was parsed.
    private var endOfView = 0

    /// Creates a parser of a format, in which spaces are ignored.
    package init(_ format: String, names: VisualFormatNames) {
        self.format = format
        let counting = format.enumerated().filter { !$0.element.isWhitespace }
        characters = counting.map(\.element)
        places = counting.map(\.offset) + [format.count]
        self.names = names
    }

    /// Parses the format.
    ///
    /// - Parameter alignedAxes: The axes along which the options align edges, which must not
    ///   include the format's own one.
    package mutating func parse(
        alignedAxes: Set<VisualFormat.Axis> = []
    ) throws(VisualFormatError) -> VisualFormat {
        if characters.isEmpty { throw error(.emptyString) }
        parseAxis()
        try parseLeadingEdge()
        try parseView(after: .flush)
        while next != nil { try parseConnectionAndWhatFollows() }
        if alignedAxes.contains(result.axis) {
            throw error(.alignmentAlong(result.axis))
        }
        return result
    }

    // MARK: Characters

    private var next: Character? {
        position < characters.count ? characters[position] : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    /// Returns an error for an unexpected character, or the error for an incomplete format at its
    /// end.
    private func expected(_ fact: VisualFormatError.Fact) -> VisualFormatError {
        error(next == nil ? .expectedMore : fact)
    }

    private func error(_ fact: VisualFormatError.Fact) -> VisualFormatError {
        VisualFormatError(fact: fact, format: format, position: places[position])
    }

    private mutating func takeWhile(_ condition: (Character) -> Bool) -> String {
        let start = position
        while let character = next, condition(character) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func takeName() -> String? {
        guard let first = next, first.isNameStart else { return nil }
        return takeWhile { $0.isNameStart || $0.isDigit }
    }

    // MARK: Parts

    private mutating func parseAxis() {
        guard characters.count > 1, characters[1] == ":", "HV".contains(characters[0]) else {
            return
        }
        result.axis = characters[0] == "H" ? .horizontal : .vertical
        position = 2
    }

    private mutating func parseLeadingEdge() throws(VisualFormatError) {
        guard take("|") else { return }
        guard next == "-" || next == "[" else { throw expected(.expectedConnection) }
        result.leading = try parseConnection()
    }

    private mutating func parseConnectionAndWhatFollows() throws(VisualFormatError) {
        guard let character = next, "-[|".contains(character) else { throw error(.expectedEnd) }
        let connection = try parseConnection()
        if take("|") { return try finish(connection) }
        guard next == "[" else { throw expected(.expectedViewOrEdge) }
        try parseView(after: connection)
    }

    private mutating func finish(
        _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        guard next == nil else { throw error(.expectedEnd) }
        guard let last = result.entries.last, hasSuperview(last.view) else {
            position = endOfView
            throw error(.noSuperview)
        }
        result.trailing = connection
    }

    private mutating func parseView(
        after connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        guard take("[") else { throw expected(.expectedView) }
        guard let name = takeName() else { throw error(.expectedViewName) }
        guard names.views.contains(name) else { throw error(.unknownView(name)) }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") { sizes = try parseList(allowsViews: true) }
        guard take("]") else { throw error(.expectedViewEnd) }
        endOfView = position
        if result.entries.isEmpty, result.leading != nil, !hasSuperview(name) {
            throw error(.noSuperview)
        }
        result.entries.append(.init(view: name, connection: connection, sizes: sizes))
    }

    private func hasSuperview(_ view: String) -> Bool {
        !names.viewsWithoutSuperview.contains(view)
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        switch next {
        case "[", "|": return .standard
        case "-": throw error(.minusOrBar)
        default: break
        }
        let distances =
            take("(")
            ? try parseList(allowsViews: false)
            : [try parseSimplePredicate()]
        guard take("-") else { throw expected(.expectedBar) }
        return .distances(distances)
    }

    // MARK: Predicates

    private mutating func parseSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate
    {
        var predicate = VisualFormat.Predicate(value: try parseValue(allowsViews: false))
        try parsePriority(&predicate)
        return predicate
    }

    private mutating func parseList(
        allowsViews: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        repeat {
            let relation = takeRelation()
            var predicate = VisualFormat.Predicate(value: try parseValue(allowsViews: allowsViews))
            predicate.relation = relation
            try parsePriority(&predicate)
            list.append(predicate)
        } while take(",")
        guard take(")") else { throw error(.expectedListEnd) }
        return list
    }

    private mutating func takeRelation() -> VisualFormat.Relation {
        guard position + 1 < characters.count, characters[position + 1] == "=" else {
            return .equal
        }
        let relation: VisualFormat.Relation
        switch characters[position] {
        case "=": relation = .equal
        case ">": relation = .greaterThanOrEqual
        case "<": relation = .lessThanOrEqual
        default: return .equal
        }
        position += 2
        return relation
    }

    private mutating func parsePriority(
        _ predicate: inout VisualFormat.Predicate
    ) throws(VisualFormatError) {
        guard take("@") else { return }
        guard case .constant(let priority) = try parseValue(allowsViews: false) else { return }
        predicate.priority = priority
    }

    private mutating func parseValue(
        allowsViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Value {
        if let number = takeNumber() { return .constant(number) }
        guard let name = takeName() else { throw expected(.expectedNumber) }
        if let metric = names.metrics[name] { return .constant(metric) }
        guard names.views.contains(name) else { throw error(.unknownMetric(name)) }
        guard allowsViews else { throw error(.expectedNumber) }
        return .length(ofView: name)
    }

    /// Parses a number with an optional sign, digits, and a decimal point.
    private mutating func takeNumber() -> Double? {
        let start = position
        let sign: Double = take("-") ? -1 : 1
        guard let number = Double(takeWhile { $0.isDigit || $0 == "." }) else {
            position = start
            return nil
        }
        return sign * number
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isNumber }
    fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
}
