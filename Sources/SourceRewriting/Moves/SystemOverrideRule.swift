import SwiftSyntax

/// Removes overrides in extensions of classes whose sources aren't known, such as `UINavigationController`.
/// In Objective-C, they replace what the class inherits.
struct SystemOverrideRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionDecl, .variableDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let frame = context.scope.innermost, frame.kind == .extensionOfType, !frame.isLocal,
            Self.isOverride(node), Self.isSystemClass(frame.type, context.index)
        else { return }
        context.remove(node)
        context.count(.systemOverrides)
    }

    private static func isOverride(_ node: Syntax) -> Bool {
        if let method = node.as(FunctionDeclSyntax.self) {
            return method.isMember && method.modifiers.contains(.override)
        }
        guard let property = node.as(VariableDeclSyntax.self) else { return false }
        return property.isMember && property.modifiers.contains(.override)
    }

    private static func isSystemClass(_ type: String, _ index: SourceIndex) -> Bool {
        // An extension adds a record, too, without a kind.
        let isDeclared = index.resolve(type).map { index.types[$0]?.kind != .unknown } ?? false
        return !isDeclared && type.hasPrefix("UI")
    }
}
