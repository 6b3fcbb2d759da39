import SwiftSyntax

/// Rewrites two forms of code for Swift 3 and 4 that Swift 5 on Linux doesn't compile: casts to implicitly
/// unwrapped types (`value as NSSet!`, which Swift 4 treats as `NSSet?`), and loops whose variable has
/// the type `AnyObject`, which has no members without Objective-C.
struct OldTypeRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.implicitlyUnwrappedOptionalType, .forStmt]

    func apply(to node: Syntax, in context: inout RuleContext) {
        if let type = node.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            guard let cast = cast(to: type) else { return }
            // A conditional or forced cast already has the optional or the value as its result.
            if cast.questionOrExclamationMark == nil {
                context.replace(type.exclamationMark, with: "?")
            } else {
                context.remove(type.exclamationMark)
            }
            context.count(.dynamicMembers)
        } else if let loop = node.as(ForStmtSyntax.self), let annotation = loop.typeAnnotation,
            annotation.type.trimmedDescription == "AnyObject"
        {
            context.remove(annotation)
            context.insert(" ", after: loop.pattern)
            context.count(.dynamicMembers)
        }
    }

    /// Returns the operator of the cast whose type it is.
    private func cast(to type: ImplicitlyUnwrappedOptionalTypeSyntax) -> UnresolvedAsExprSyntax? {
        guard let expression = type.parent?.as(TypeExprSyntax.self),
            let elements = expression.parent?.as(ExprListSyntax.self),
            let index = elements.firstIndex(where: { $0.id == expression.id }),
            index != elements.startIndex
        else { return nil }
        return elements[elements.index(before: index)].as(UnresolvedAsExprSyntax.self)
    }
}
