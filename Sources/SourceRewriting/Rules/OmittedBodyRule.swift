import SwiftSyntax

/// Adds the neutral value of a type of the application to calls that replace code that doesn't compile:
/// `omittedBody("Login.state()")` becomes `omittedBody("Login.state()", State.closed)`.
struct OmittedBodyRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            OmittedBody.isCall(ExprSyntax(call))
        else { return }
        context.imports.added.insert("UIKit")
        guard call.calledExpression.trimmedDescription == "omittedBody", call.arguments.count == 1,
            let place = call.arguments.first, let type = Self.type(of: node),
            let value = context.index.neutralValue(
                of: type.trimmedDescription, in: context.scope.names)
        else { return }
        context.insert(", \(value)", after: place)
    }

    /// Returns the type of the value that a call replaces.
    private static func type(of node: Syntax) -> TypeSyntax? {
        var next = node.parent
        while let current = next {
            switch current.as(SyntaxEnum.self) {
            case .patternBinding(let binding): return binding.typeAnnotation?.type
            case .functionDecl(let function): return function.signature.returnClause?.type
            case .subscriptDecl(let declaration): return declaration.returnClause.type
            case .accessorDecl(let accessor)
            where accessor.accessorSpecifier.tokenKind != .keyword(.get):
                return nil
            default: next = current.parent
            }
        }
        return nil
    }
}

extension SourceIndex {
    /// Returns an expression for the neutral value of a type in the sources: the first case of an enum, or
    /// a new object, or `nil` if there is none.
    func neutralValue(of type: String, in scope: [String]) -> String? {
        guard let name = resolve(type, in: scope), let record = types[name], !record.isGeneric
        else {
            return nil
        }
        if let first = record.firstCase { return "\(name).\(first)" }
        switch record.kind {
        case .classType: return isCreatedWithoutArguments(name) ? "\(name)()" : nil
        case .valueType:
            let isCreated =
                record.initializers == .plain
                || record.isStructure && record.initializers == .inherited
                    && !record.needsArguments
            return isCreated ? "\(name)()" : nil
        case .protocolType, .unknown: return nil
        }
    }

    /// Whether `init()` of a class can be called.
    private func isCreatedWithoutArguments(_ type: String) -> Bool {
        for name in classAndSuperclasses(of: type) {
            guard let record = types[name], !record.isGeneric else { return false }
            switch record.initializers {
            case .plain: return true
            case .privatePlain, .others: return false
            case .inherited where record.needsArguments: return false
            case .inherited:
                guard let superclass = record.superclass else { return true }
                let isKnown = superclass == "NSObject" || resolve(superclass) != nil
                // The superclass may be a protocol.
                guard isKnown else { return false }
            }
        }
        return hasPlainInitializer(type)
    }
}
