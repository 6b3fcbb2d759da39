import SwiftIfConfig
import SwiftSyntax

/// Finds the types of a file.
final class DeclaredTypesBuilder: ActiveSyntaxVisitor {
    private(set) var types: [String: TypeDeclaration] = [:]
    /// What extensions add, by the name of the type.
    private(set) var extensions: [String: TypeExtension] = [:]
    private var scope: [String] = []
    private var isInExtension: [Bool] = []
    private let file: ParsedFile

    init(_ file: ParsedFile, _ conditions: CompilationConditions) {
        self.file = file
        super.init(viewMode: .sourceAccurate, configuration: conditions)
    }

    private var current: String { scope.joined(separator: ".") }

    private func enter(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        isGeneric: Bool = false
    ) {
        var type = TypeDeclaration(kind: kind)
        let parent = types[current]
        type.inherited = node.inheritanceClause?.names ?? []
        if kind == .classType { type.superclass = type.inherited.first }
        type.isGeneric = isGeneric || parent?.isGeneric == true
        let access = node.modifiers.access
        type.isHidden =
            access?.isPrivate == true || parent?.isHidden == true
            || node.attributes.contains("available")
                && node.attributes.trimmedDescription.contains("unavailable")
        type.isPublic = [.keyword(.public), .keyword(.open)].contains(access?.name.tokenKind)
        type.path = file.path
        type.line = file.line(of: node)
        if kind == .classType {
            type.usesNavigation = node.memberBlock.tokens(viewMode: .sourceAccurate).contains {
                ["navigationItem", "navigationController"].contains($0.text)
            }
        }
        scope.append(node.name.identifierText)
        isInExtension.append(false)
        types[current] = type
    }

    private func leave() {
        scope.removeLast()
        isInExtension.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.classType, node, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.structType, node, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enumType, node, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocolType, node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.extendedType.trimmedDescription)
        isInExtension.append(true)
        extensions[current, default: TypeExtension()].inherited +=
            node.inheritanceClause?.names ?? []
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = TypeDeclaration(kind: .alias)
        type.target = node.initializer.value
        type.isGeneric = node.genericParameterClause != nil
        types[(scope + [node.name.identifierText]).joined(separator: ".")] = type
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, isInExtension.last == false, !node.modifiers.isStatic else {
            return .skipChildren
        }
        let isLazy = node.modifiers.contains(.lazy)
        // Property wrappers and `weak` have values of their own.
        let hasOwn = node.attributes.contains { $0.as(AttributeSyntax.self) != nil }
        for binding in node.bindings where binding.isStored {
            guard
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
                    .identifierText
            else { continue }
            // The type follows the last of several names.
            let type = binding.typeAnnotation?.type ?? node.bindings.last?.typeAnnotation?.type
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            types[current]?.properties.append(
                TypeDeclaration.Property(
                    name: name, type: type,
                    hasValue: binding.initializer != nil || isLazy || hasOwn
                        || !isConstant && type?.isOptional == true,
                    isConstant: isConstant, isPrivate: node.modifiers.access?.isPrivate == true,
                    isSetLater: !hasOwn && !isConstant && binding.initializer == nil
                        && !node.modifiers.contains(.weak)
                        && type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true))
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember else { return .skipChildren }
        var initializer = TypeDeclaration.Initializer()
        initializer.parameters = node.signature.parameterClause.parameters.map(
            TypeDeclaration.Parameter.init)
        initializer.isConvenience =
            node.modifiers.contains(.convenience) || isInExtension.last == true
        initializer.isPrivate = node.modifiers.access?.isPrivate == true
        initializer.isFailable = node.optionalMark != nil
        initializer.isSpecial =
            node.signature.effectSpecifiers != nil || node.genericParameterClause != nil
            || node.attributes.trimmedDescription.contains("unavailable")
        if isInExtension.last == true {
            extensions[current, default: TypeExtension()].initializers.append(initializer)
        } else {
            types[current]?.initializers.append(initializer)
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            var initializer = TypeDeclaration.Initializer(name: element.name.text)
            initializer.parameters =
                element.parameterClause?.parameters.map { parameter in
                    TypeDeclaration.Parameter(
                        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                        name: parameter.firstName?.text ?? element.name.text, type: parameter.type,
                        hasDefault: parameter.defaultValue != nil)
                } ?? []
            types[current]?.cases.append(initializer)
        }
        return .skipChildren
    }
}

extension TypeDeclaration.Parameter {
    fileprivate init(_ parameter: FunctionParameterSyntax) {
        self.init(
            label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
            name: (parameter.secondName ?? parameter.firstName).identifierText,
            type: parameter.type, hasDefault: parameter.defaultValue != nil)
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is stored; its accessors only observe it.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
