import SwiftSyntax

/// Replaces `type(of: object).description()` of a parameter with the type `AnyObject`. In Objective-C,
/// all classes have the method of `NSObject`.
struct ClassNameRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            method.declName.baseName.text == "description",
            let type = method.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type",
            let argument = type.arguments.first, argument.label?.text == "of",
            let object = argument.expression.as(DeclReferenceExprSyntax.self),
            Self.isAnyObject(object.baseName.text, at: node)
        else { return }
        context.replace(call, with: "NSStringFromClass(\(type.trimmedDescription))")
        context.count(.classNames)
    }

    /// Whether the innermost parameter with the name is an `AnyObject`.
    private static func isAnyObject(_ name: String, at node: Syntax) -> Bool {
        var next = node.parent
        while let current = next {
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.last {
                    ($0.secondName ?? $0.firstName).text == name
                }
                if let parameter { return parameter.type.trimmedDescription == "AnyObject" }
            }
            next = current.parent
        }
        return false
    }
}
