import SwiftSyntax

extension AttributeListSyntax {
    /// Returns the attribute with this name, or `nil` if the declaration has none.
    func first(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
    }

    func contains(_ name: String) -> Bool { first(named: name) != nil }

    func contains(anyOf names: Set<String>) -> Bool {
        contains { $0.as(AttributeSyntax.self).map { names.contains($0.name) } ?? false }
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }

    var isStatic: Bool { contains(.static) || contains(.class) }

    /// The access level, or `nil` for the default.
    var access: DeclModifierSyntax? {
        let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
        return first { modifier in
            modifier.detail == nil && levels.contains { modifier.name.tokenKind == .keyword($0) }
        }
    }
}

extension InheritanceClauseSyntax {
    var names: [String] { inheritedTypes.map(\.type.trimmedDescription) }
    var firstName: String? { inheritedTypes.first?.type.trimmedDescription }
}

extension FunctionDeclSyntax {
    /// The name with labels: `logIn(_:)`, or `logIn()`.
    var memberName: String {
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(name.identifierText)(\(labels.joined()))"
    }
}

extension VariableDeclSyntax {
    /// The name of the only variable, or `nil` for patterns.
    var memberName: String? {
        bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
}

extension DeclSyntaxProtocol {
    /// Whether the declaration is directly in the body of a type or extension.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension TypeSyntax {
    /// Whether a value of the type can be nothing: an optional, or no result.
    var hasEmptyValue: Bool {
        isOptional || ["Void", "()"].contains(trimmedDescription)
    }

    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
