import SwiftSyntax

/// Finds the modules that a file imports, whatever the conditions around the imports are.
final class ImportFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.identifierText { names.insert(name) }
        return .skipChildren
    }

    // Imports are outside of types and functions.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
