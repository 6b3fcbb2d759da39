import SwiftSyntax

/// Replaces `V()` and `V(frame: rect)` of a generic parameter, or of `Self` in a protocol, that is a view or a
/// controller, and `page.type.init()` of a property or variable with such a metatype. In Objective-C, these
/// initializers can be called on every class; in Swift, only required ones can.
struct GenericInstanceRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.arguments.isEmpty
                || call.arguments.count == 1 && call.arguments.first?.label?.text == "frame"
        else { return }
        if let name = Self.typeName(of: call.calledExpression),
            Self.constraints(of: name, at: node, context.index).contains(
                where: Self.isViewOrController)
        {
            context.replace(call.calledExpression, with: "\(name).makeInstance")
            context.count(.initializers)
        } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let value = member.base,
            MetatypeNames(of: node.root).contain(value)
        {
            context.replace(call.calledExpression, with: "\(value.trimmedDescription).makeInstance")
            context.count(.initializers)
        }
    }

    /// Returns the name in `V` or `V.init`.
    private static func typeName(of called: ExprSyntax) -> String? {
        if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Returns the types to which a name is constrained: the innermost generic parameter, or `Self`.
    private static func constraints(
        of name: String, at node: Syntax, _ index: SourceIndex
    ) -> [String] {
        guard name == "Self" else {
            return constraint(of: name, at: node).map { [$0] } ?? []
        }
        var next = node.parent
        while let current = next {
            if let type = current.as(ExtensionDeclSyntax.self) {
                let extended = type.extendedType.trimmedDescription
                let requirement = requirement(of: name, in: type.genericWhereClause)
                return [extended] + (requirement.map { [$0] } ?? [])
                    + (index.types[extended]?.protocolBounds ?? [])
            }
            if let type = current.as(ProtocolDeclSyntax.self) {
                return type.inheritanceClause?.names ?? []
            }
            next = current.parent
        }
        return []
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
    fileprivate static func isViewOrController(_ type: String) -> Bool {
        let first = type.prefix { $0.isLetter || $0.isNumber }
        return first.hasPrefix("UI") && suffixes.contains { first.hasSuffix($0) }
    }

    private static let suffixes = [
        "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Controller", "Switch",
        "Slider", "Stepper", "Picker", "Window",
    ]
}

/// The names of properties and variables in a file whose type is the metatype of one of UIKit's views
/// or controllers.
private struct MetatypeNames {
    private var names: Set<String> = []

    init(of file: Syntax) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(file)
        names = collector.names
        // `if let type = page.type` has the type of the member.
        for (name, value) in collector.bindings where contain(value) { names.insert(name) }
    }

    func contain(_ value: ExprSyntax) -> Bool {
        if let name = value.as(DeclReferenceExprSyntax.self) {
            return names.contains(name.baseName.text)
        }
        if let member = value.as(MemberAccessExprSyntax.self) {
            return names.contains(member.declName.baseName.text)
        }
        if let unwrapped = value.as(ForceUnwrapExprSyntax.self) {
            return contain(unwrapped.expression)
        }
        return value.as(OptionalChainingExprSyntax.self).map { contain($0.expression) } ?? false
    }

    private final class Collector: SyntaxVisitor {
        var names: Set<String> = []
        var bindings: [(name: String, value: ExprSyntax)] = []

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
            return .visitChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            if Self.isMetatype(node.type) { names.insert((node.secondName ?? node.firstName).text) }
            return .visitChildren
        }

        private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
            guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                return
            }
            if let type {
                if Self.isMetatype(type) { names.insert(name) }
            } else if let value {
                bindings.append((name, value))
            }
        }

        private static func isMetatype(_ type: TypeSyntax) -> Bool {
            if let optional = type.as(OptionalTypeSyntax.self) {
                return isMetatype(optional.wrappedType)
            }
            if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                return isMetatype(optional.wrappedType)
            }
            guard let metatype = type.as(MetatypeTypeSyntax.self),
                metatype.metatypeSpecifier.text == "Type"
            else { return false }
            return GenericInstanceRule.isViewOrController(metatype.baseType.trimmedDescription)
        }
    }
}
