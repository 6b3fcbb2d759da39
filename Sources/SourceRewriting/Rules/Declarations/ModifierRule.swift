import SwiftSyntax

/// Removes `optional`, and `dynamic` of members that Objective-C sees.
struct ModifierRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.declModifier]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let modifier = node.as(DeclModifierSyntax.self) else { return }
        switch modifier.name.tokenKind {
        case .keyword(.optional):
            context.remove(modifier)
            context.count(.optionalRequirements)
        case .keyword(.dynamic) where hasObjectiveCAttribute(modifier):
            context.remove(modifier)
            context.count(.modifiers)
        default: break
        }
    }

    private func hasObjectiveCAttribute(_ modifier: DeclModifierSyntax) -> Bool {
        modifier.parent?.parent?.asProtocol((any WithAttributesSyntax).self)?.attributes
            .contains(anyOf: AttributeRule.names) ?? false
    }
}
