import SwiftSyntax

/// Removes the spaces in `@available (iOS 13, *)`, which the compiler accepts with a warning up to the
/// Swift 5 language mode.
struct AttributeSpaceRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.attribute]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let attribute = node.as(AttributeSyntax.self),
            !AttributeRule.names.contains(attribute.name),
            let parenthesis = attribute.leftParen, parenthesis.isDetachedAttributeParenthesis
        else { return }
        context.removeTrivia(before: parenthesis)
        context.count(.attributes)
    }
}

extension TokenSyntax {
    /// Whether the token is the parenthesis of an attribute's arguments, after spaces.
    var isDetachedAttributeParenthesis: Bool {
        guard tokenKind == .leftParen, presence == .present,
            parent?.as(AttributeSyntax.self)?.leftParen?.id == id
        else { return false }
        return previousToken(viewMode: .sourceAccurate)?.trailingTriviaLength != .zero
            || leadingTriviaLength != .zero
    }
}
