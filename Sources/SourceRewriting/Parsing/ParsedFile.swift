import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file with its syntax tree, whose offsets are those of `bytes`.
struct ParsedFile: Sendable {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    /// The compiler's limit. The parser's own is lower in debug builds.
    private static let maximumNesting = 256

    init(_ source: SourceText) {
        path = source.path
        var text = source.text
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        bytes = Array(text.utf8)
        tree = bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
        }
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The line of a node's first token, from 1. Directives in the file don't count.
    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The lines of a node from its first token to its last, from 1.
    func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
        let end = converter.location(for: node.endPositionBeforeTrailingTrivia).line
        return line(of: node)...end
    }

    /// The spaces and tabs at the beginning of a node's line.
    func indentation(of node: some SyntaxProtocol) -> String {
        var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// Whether the file contains code that the parser has skipped, because it is nested too deeply.
    var isNestedTooDeeply: Bool { tree.hasMaximumNestingLevelOverflow }

    /// Whether the end of the file is inside a declaration, statement, or `#if` that isn't closed.
    var isUnclosed: Bool {
        guard let last = tree.endOfFileToken.previousToken(viewMode: .all),
            last.presence == .missing
        else {
            return false
        }
        return [.rightBrace, .poundEndif].contains(last.tokenKind)
    }

    /// The errors in the order of their positions. Code that is nested too deeply is the only one, because
    /// the others follow from it.
    var syntaxErrors: [SyntaxError] {
        guard !isNestedTooDeeply else { return [nestingError] }
        return errors(in: Syntax(tree))
    }

    /// The first error, or `nil` if the file has none.
    ///
    /// Diagnostics of missing tokens contain the nodes around them, so only those of the innermost statement
    /// or member are made.
    var firstSyntaxError: SyntaxError? {
        guard !isNestedTooDeeply else { return nestingError }
        var part = Syntax(tree)
        for node in Syntax(tree).path(to: \.hasError)
        where node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
            part = node
        }
        return errors(in: part).first ?? errors(in: Syntax(tree)).first
    }

    private var nestingError: SyntaxError {
        let skipped = Array(Syntax(tree).path(to: \.hasMaximumNestingLevelOverflow)).last
        return SyntaxError(
            line: line(of: skipped ?? Syntax(tree)),
            message: "the code is nested more than \(Self.maximumNesting) levels deep")
    }

    private func errors(in node: Syntax) -> [SyntaxError] {
        guard node.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: node).compactMap { diagnostic in
            guard diagnostic.diagMessage.severity == .error,
                diagnostic.node.as(TokenSyntax.self)?.isDetachedAttributeParenthesis != true
            else { return nil }
            let line = converter.location(for: diagnostic.position).line
            return SyntaxError(line: line, message: diagnostic.message)
        }
    }
}

extension Syntax {
    /// Returns the first child that has a property, the first child of that one, and so on.
    fileprivate func path(to property: KeyPath<Syntax, Bool>) -> some Sequence<Syntax> {
        sequence(state: self) { node in
            guard let child = node.children(viewMode: .all).first(where: { $0[keyPath: property] })
            else { return nil }
            node = child
            return child
        }
    }
}

extension SyntaxProtocol {
    /// The range without leading and trailing trivia, in UTF-8 offsets.
    var innerRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
