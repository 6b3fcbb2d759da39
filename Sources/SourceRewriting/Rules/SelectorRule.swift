import SwiftSyntax

/// Replaces `#selector(logIn(_:))` with `Selector("logIn:", Login.logIn(_:))`: its name, and the method
/// that it calls.
struct SelectorRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.macroExpansionExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector",
            let argument = macro.arguments.first
        else { return }
        let text: String
        switch argument.label?.text {
        case "getter": text = Self.named(Self.property(argument.expression))
        case "setter":
            let name = Self.property(argument.expression)
            text = Self.named("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
        default:
            text =
                MethodReference(argument.expression, context.scope, context.index)?.selector
                ?? Self.named(argument.expression.trimmedDescription)
        }
        context.replace(macro, with: text)
        context.count(.selectors)
    }

    /// A selector without its method, which is found by its name.
    private static func named(_ selector: String) -> String { "Selector(\"\(selector)\")" }

    private static func property(_ expression: ExprSyntax) -> String {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? expression.trimmedDescription
    }
}
