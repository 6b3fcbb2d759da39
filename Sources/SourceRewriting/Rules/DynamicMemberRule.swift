import SwiftSyntax

/// Replaces `(value as AnyObject).cgRectValue`, because `AnyObject` has no members without
/// Objective-C.
struct DynamicMemberRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.memberAccessExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let member = node.as(MemberAccessExprSyntax.self),
            Self.names.contains(member.declName.baseName.identifierText),
            let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            parts.count == 3, let value = parts.first, let type = parts.last,
            let cast = parts.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            type.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
        else { return }
        context.insert("DynamicValue(", before: value)
        context.remove(cast)
        context.replace(type, with: ")")
        context.imports.added.insert("UIKit")
        context.count(.dynamicMembers)
    }

    /// The properties of `DynamicValue`.
    private static let names: Set<String> = [
        "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "uiEdgeInsetsValue",
        "uiOffsetValue", "doubleValue", "floatValue", "intValue", "integerValue", "boolValue",
    ]
}
