import SwiftSyntax

/// Binds `@objc` protocols to classes, and gives their optional requirements defaults.
struct ProtocolRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.protocolDecl]
    private let classBounds: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let declaration = node.as(ProtocolDeclSyntax.self),
            declaration.attributes.contains("objc")
        else { return }
        bindToClasses(declaration, &context)
        let members = declaration.memberBlock.members.map(\.decl)
        let defaults =
            members.compactMap(Self.defaultMember)
            + members.compactMap { Self.conditionalMethod($0, context.index) }
        guard !defaults.isEmpty else { return }
        let access = declaration.modifiers.access.map { $0.name.text + " " } ?? ""
        context.declarations.append(
            "extension \(declaration.name.text) {\n"
                + defaults.map { "    \(access)\($0)\n" }.joined() + "}")
    }

    private func bindToClasses(_ declaration: ProtocolDeclSyntax, _ context: inout RuleContext) {
        guard let clause = declaration.inheritanceClause else {
            context.insert(": AnyObject", after: declaration.name)
            context.count(.classBoundProtocols)
            return
        }
        guard classBounds.isDisjoint(with: clause.names), let first = clause.inheritedTypes.first
        else { return }
        context.insert("AnyObject, ", before: first)
        context.count(.classBoundProtocols)
    }

    /// Returns the default of an optional requirement, or `nil` for other members.
    private static func defaultMember(_ member: DeclSyntax) -> String? {
        if let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains(.optional) {
            return defaultMethod(method)
        }
        if let property = member.as(VariableDeclSyntax.self),
            property.modifiers.contains(.optional), let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type
        {
            let isSettable = binding.accessorBlock?.accessors.trimmedDescription.contains("set")
            return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) "
                + "{ get { \(value(of: type, of: property.memberName ?? "")) }"
                + (isSettable == true ? " set {} }" : " }")
        }
        return nil
    }

    private static func defaultMethod(_ method: FunctionDeclSyntax) -> String {
        let result = method.signature.returnClause?.type
        let body = result.map { value(of: $0, of: method.memberName) } ?? ""
        let discardable = method.attributes.contains("discardableResult")
        let generics = method.genericParameterClause?.trimmedDescription ?? ""
        return (discardable ? "@discardableResult " : "") + "func \(method.name.text)\(generics)"
            + "\(method.signature.oneLine) { \(body) }"
    }

    /// Returns the method that calls of an optional method call, because the default can't return
    /// `nil`, or `nil` if calls of the method itself can.
    private static func conditionalMethod(_ member: DeclSyntax, _ index: SourceIndex) -> String? {
        guard let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains(.optional),
            index.optionalRequirements[method.memberName] == .hasNone,
            let result = method.signature.returnClause?.type
        else { return nil }
        let record = MethodRecord(method)
        let parameters = method.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text
            let name = (parameter.secondName ?? parameter.firstName).text
            return label == "_" ? name : "\(label): \(name)"
        }
        return "func \(conditionalName(record.name.base))"
            + "\(method.signature.parameterClause.oneLine) -> \(result.trimmedDescription)? "
            + "{ (self as? NSObjectProtocol)?.responds(to: Selector(\"\(record.selector)\")) == true "
            + "? self.\(method.name.text)(\(arguments.joined(separator: ", "))) : nil }"
    }

    /// The name of the method that returns `nil` if a method isn't implemented.
    static func conditionalName(_ base: String) -> String { "_optional_\(base)" }

    /// Returns the value of a requirement that isn't implemented.
    private static func value(of type: TypeSyntax, of member: String) -> String {
        if type.isOptional { return "nil" }
        if type.hasEmptyValue { return "" }
        return "fatalError(\"\(member) isn't implemented\")"
    }
}

extension SyntaxProtocol {
    /// The text on one line.
    var oneLine: String {
        trimmedDescription.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }
}
