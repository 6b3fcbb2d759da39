import SwiftSyntax

/// Removes `@UIApplicationMain` and `@main`, because previews launch the application.
struct ApplicationMainRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.attribute]
    private let names: Set<String> = ["UIApplicationMain", "NSApplicationMain", "main"]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let attribute = node.as(AttributeSyntax.self), names.contains(attribute.name)
        else { return }
        context.remove(attribute)
        context.count(.applicationMain)
        if attribute.parent?.parent?.is(ClassDeclSyntax.self) == true {
            context.applicationDelegate = context.scope.innermost?.type
        }
    }
}
