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

    init(_ source: SourceText) {
        path = source.path
        var text = source.text
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        bytes = Array(text.utf8)
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The line of a node's first token, from 1. Directives in the file don't count.
    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The spaces and tabs at the beginning of a node's line.
    func indentation(of node: some SyntaxProtocol) -> String {
        var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }

    var syntaxErrors: [SyntaxError] {
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic in
            guard diagnostic.diagMessage.severity == .error else { return nil }
            let line = converter.location(for: diagnostic.position).line
            return SyntaxError(line: line, message: diagnostic.message)
        }
    }
}

extension SyntaxProtocol {
    /// The range without leading and trailing trivia, in UTF-8 offsets.
    var innerRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
