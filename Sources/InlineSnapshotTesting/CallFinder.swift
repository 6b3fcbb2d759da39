import SwiftSyntax

/// A place in a source file, counted from 1; columns are in bytes of UTF-8.
struct SourcePosition: Hashable {
    let line: Int
    let column: Int
}

/// Finds the calls of a file by the places that `#line` and `#column` are in them: those of the
/// opening parenthesis, or of the brace of a call without parentheses.
final class CallFinder: SyntaxVisitor {
    private(set) var calls: [SourcePosition: FunctionCall] = [:]
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let start = node.leftParen ?? node.trailingClosure?.leftBrace else {
            return .visitChildren
        }
        let place = converter.location(for: start.positionAfterSkippingLeadingTrivia)
        calls[SourcePosition(line: place.line, column: place.column)] = FunctionCall(node)
        return .visitChildren
    }
}

/// A call with the byte ranges of its closures.
struct FunctionCall: Sendable {
    struct Closure: Sendable {
        let label: String?
        /// The range of the label, if there is one.
        let labelRange: Range<Int>?
        /// The range from brace to brace.
        let range: Range<Int>
    }

    /// The offset of the first byte.
    let start: Int
    /// The offset after the closing parenthesis or the function's name.
    let argumentsEnd: Int
    /// The arguments inside the parentheses that are closures.
    let arguments: [Closure]
    let trailing: [Closure]

    fileprivate init(_ node: FunctionCallExprSyntax) {
        start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        argumentsEnd =
            node.rightParen?.endPositionBeforeTrailingTrivia.utf8Offset
            ?? node.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
        arguments = node.arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map {
                Closure($0, label: argument.label)
            }
        }
        let first = node.trailingClosure.map { Closure($0, label: nil) }
        trailing =
            (first.map { [$0] } ?? [])
            + node.additionalTrailingClosures.map { Closure($0.closure, label: $0.label) }
    }
}

extension FunctionCall.Closure {
    fileprivate init(_ closure: ClosureExprSyntax, label: TokenSyntax?) {
        self.label = label?.text
        labelRange = label.map { Syntax($0).textRange }
        range = Syntax(closure).textRange
    }
}

extension Syntax {
    fileprivate var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
