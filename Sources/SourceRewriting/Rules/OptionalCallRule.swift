import SwiftSyntax

/// Removes the question mark of calls of optional methods, `delegate?.pager?(self, didShow: page)`,
/// because every method has a default.
///
/// Closures have no labels, so a call with a label is one of an optional method.
struct OptionalCallRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let optional = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = Self.name(of: optional.expression)
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let full = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        let isOptional =
            context.index.optionalRequirements[full] != nil || labels.contains { $0 != "_" }
            || OptionalMethods.withoutLabels.contains(name)
        guard isOptional else { return }
        context.remove(optional.questionMark)
        context.count(.optionalCalls)
        if let requirement = context.index.requirementProtocols[full],
            let receiver = Self.untypedReceiver(of: optional.expression, context)
        {
            context.insert("(", before: receiver)
            context.insert(" as? \(requirement))", after: receiver)
            let chain = receiver.parent
            if let unwrapping = chain?.as(ForceUnwrapExprSyntax.self) {
                context.replace(unwrapping.exclamationMark, with: "?")
            } else if chain?.is(OptionalChainingExprSyntax.self) != true {
                context.insert("?", after: receiver)
            }
        }
        if context.index.optionalRequirements[full] == .hasNone,
            let token = Self.nameToken(of: optional.expression)
        {
            context.replace(token, with: ProtocolRule.conditionalName(name))
        }
    }

    /// Returns `delegate` in `delegate?.pager`, `self.delegate?.pager`, and similar expressions, if the
    /// current class declares the property as `AnyObject`.
    private static func untypedReceiver(
        of called: ExprSyntax, _ context: RuleContext
    ) -> ExprSyntax? {
        guard let type = context.scope.innermost?.type,
            let base = called.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        let receiver =
            base.as(OptionalChainingExprSyntax.self)?.expression
            ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if let member = receiver.as(MemberAccessExprSyntax.self) {
            guard ["self", "self?"].contains(member.base?.trimmedDescription) else { return nil }
        }
        guard let name = name(of: receiver), context.index.isUntyped(name, of: type) else {
            return nil
        }
        return receiver
    }

    private static func name(of expression: ExprSyntax) -> String? {
        nameToken(of: expression)?.identifierText
    }

    private static func nameToken(of expression: ExprSyntax) -> TokenSyntax? {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName
    }
}

/// The optional methods of UIKit's protocols whose calls have no labels.
enum OptionalMethods {
    static let withoutLabels: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
        "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
        "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
        "viewForZooming", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
        "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
        "textFieldShouldReturn", "textFieldDidChangeSelection", "textViewShouldBeginEditing",
        "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection", "searchBarShouldBeginEditing",
        "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
        "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
        "searchBarBookmarkButtonClicked", "numberOfSections", "sectionIndexTitles",
        "gestureRecognizerShouldBegin", "presentationControllerDidDismiss",
        "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
        "presentationControllerDidAttemptToDismiss", "imagePickerControllerDidCancel",
        "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground",
        "applicationWillTerminate",
    ]
}
