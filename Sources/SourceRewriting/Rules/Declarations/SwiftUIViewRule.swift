import SwiftSyntax

/// Notes the views in SwiftUI that a file declares.
struct SwiftUIViewRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.structDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let type = node.as(StructDeclSyntax.self), let frame = context.scope.innermost,
            !frame.isLocal, let names = type.inheritanceClause?.names,
            names.contains("View") || names.contains("SwiftUI.View")
        else { return }
        context.swiftUIViews.append(frame.type)
    }
}
