import SwiftSyntax

/// Adds arguments to initializers that Foundation on Linux doesn't have without arguments.
struct InitializerRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    private let replacements = [
        "NSAttributedString": "NSAttributedString(string: \"\")",
        "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
    ]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            let type = call.calledExpression.as(DeclReferenceExprSyntax.self),
            let replacement = replacements[type.baseName.text],
            context.index.types[type.baseName.text] == nil
        else { return }
        context.replace(call, with: replacement)
        context.count(.initializers)
    }
}
