import SwiftSyntax

/// Replaces `V()` and `V(frame: rect)` of a generic parameter that is a view or a controller. In
/// Objective-C, these initializers can be called on every class; in Swift, only required ones can.
struct GenericInstanceRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.arguments.isEmpty
                || call.arguments.count == 1 && call.arguments.first?.label?.text == "frame",
            let name = Self.typeName(of: call.calledExpression),
            Self.constraint(of: name, at: node).map(Self.isViewOrController) == true
        else { return }
        context.replace(call.calledExpression, with: "\(name).makeInstance")
        context.count(.initializers)
    }

    /// Returns the name in `V` or `V.init`.
    private static func typeName(of called: ExprSyntax) -> String? {
        if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Returns the first type to which the innermost generic parameter with the name is constrained.
    private static func constraint(of name: String, at node: Syntax) -> String? {
        var next = node.parent
        while let current = next {
            if let parameter = parameters(of: current)?.parameters.first(where: {
                $0.name.text == name
            }) {
                return parameter.inheritedType?.trimmedDescription
                    ?? requirement(of: name, in: whereClause(of: current))
            }
            next = current.parent
        }
        return nil
    }

    private static func parameters(of node: Syntax) -> GenericParameterClauseSyntax? {
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    }

    private static func whereClause(of node: Syntax) -> GenericWhereClauseSyntax? {
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
    }

    private static func requirement(
        of name: String, in clause: GenericWhereClauseSyntax?
    ) -> String? {
        clause?.requirements.lazy.compactMap { requirement -> String? in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == name
            else { return nil }
            return conformance.rightType.trimmedDescription
        }.first
    }

    /// Whether the type, or the first of a composition, is one of UIKit's views or controllers.
    private static func isViewOrController(_ type: String) -> Bool {
        let first = type.prefix { $0.isLetter || $0.isNumber }
        return first.hasPrefix("UI") && suffixes.contains { first.hasSuffix($0) }
    }

    private static let suffixes = [
        "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Controller", "Switch",
        "Slider", "Stepper", "Picker", "Window",
    ]
}
