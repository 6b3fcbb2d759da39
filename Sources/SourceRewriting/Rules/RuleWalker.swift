import SwiftIfConfig
import SwiftSyntax

/// Applies all rules to the code of a file that is compiled for iOS.
final class RuleWalker: ActiveSyntaxAnyVisitor {
    private(set) var context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        super.init(
            viewMode: .sourceAccurate,
            configuration: CompilationConditions(context.module, .iOS))
    }

    private func apply(_ node: Syntax) {
        for rule in RewritingRules.byKind[node.kind] ?? [] { rule.apply(to: node, in: &context) }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        context.scope.enter(node, context.index)
        apply(node)
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) { context.scope.leave(node) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        apply(Syntax(node))
        return super.visit(node)
    }
}
