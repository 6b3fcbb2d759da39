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
        if context.index.optionalRequirements[full] == .hasNone,
            let token = Self.nameToken(of: optional.expression)
        {
            context.replace(token, with: ProtocolRule.conditionalName(name))
        }
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
