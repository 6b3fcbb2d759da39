import SwiftSyntax

/// Replaces `#keyPath(Person.name)` with the string that it stands for.
struct KeyPathRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.macroExpansionExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
            let path = macro.arguments.first?.expression.trimmedDescription
        else { return }
        var names = path.filter { !"?!".contains($0) }.split(separator: ".")
        while names.count > 1, names.first == "self" || names.first?.first?.isUppercase == true {
            names.removeFirst()
        }
        context.replace(macro, with: "\"\(names.joined(separator: "."))\"")
        context.count(.keyPaths)
    }
}
