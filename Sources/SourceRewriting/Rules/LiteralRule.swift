import SwiftSyntax

/// Replaces the literals of Xcode's editor with initializers.
struct LiteralRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.macroExpansionExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self) else { return }
        let argument = macro.arguments.first?.expression.trimmedDescription ?? "\"\""
        switch macro.macroName.text {
        case "colorLiteral":
            context.replace(macro, with: "UIColor(\(macro.arguments.trimmedDescription))")
        case "imageLiteral":
            // Xcode doesn't build a project with a missing image; the rest of the screen is shown.
            context.replace(macro, with: "(UIImage(named: \(argument)) ?? UIImage())")
        case "fileLiteral":
            context.replace(
                macro, with: "Bundle.main.url(forResource: \(argument), withExtension: nil)!")
        default: return
        }
        context.count(.literals)
    }
}
