import SwiftIfConfig
import SwiftSyntax

/// Adds the declarations of a file to an index.
final class IndexBuilder: ActiveSyntaxVisitor {
    private(set) var index: SourceIndex
    private var scope: [String] = []
    private let file: Int

    init(_ index: SourceIndex, file: Int, _ conditions: CompilationConditions) {
        self.index = index
        self.file = file
        super.init(viewMode: .sourceAccurate, configuration: conditions)
    }

    private var type: String { scope.joined(separator: ".") }

    private func enter(_ name: String, _ change: (inout TypeRecord) -> Void) {
        scope.append(name)
        change(&index.types[type, default: TypeRecord()])
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText) { record in
            record.kind = .classType
            record.file = file
            record.superclass = node.inheritanceClause?.firstName.map {
                String($0.prefix { $0 != "<" })
            }
            record.isGeneric = node.genericParameterClause != nil
        }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText) {
            $0.kind = .valueType
            $0.isStructure = true
            $0.isGeneric = node.genericParameterClause != nil
        }
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText) {
            $0.kind = .valueType
            $0.isGeneric = node.genericParameterClause != nil
        }
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !scope.isEmpty, node.isMember, let first = node.elements.first,
            index.types[type]?.hasCases == false
        else { return .skipChildren }
        index.types[type]?.hasCases = true
        if first.parameterClause == nil { index.types[type]?.firstCase = first.name.text }
        return .skipChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText) { $0.kind = .valueType }
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText) { record in
            record.kind = .protocolType
            record.protocolBounds =
                (node.inheritanceClause?.names ?? [])
                + (node.genericWhereClause?.requirements.compactMap {
                    $0.requirement.as(ConformanceRequirementSyntax.self)?.rightType
                        .trimmedDescription
                } ?? [])
        }
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription) { _ in }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !scope.isEmpty, node.isMember else { return .skipChildren }
        let method = MethodRecord(node)
        index.types[type, default: TypeRecord()].methods[method.name.base, default: []]
            .append(method)
        if index.types[type]?.isGeneric == true, node.modifiers.access?.isPrivate != true,
            node.attributes.contains(anyOf: ["IBAction", "objc"]), !method.name.labels.isEmpty
        {
            index.types[type]?.entries.append(
                "table.method(Selector(\"\(method.selector)\", $.\(method.name.reference)))")
        }
        if node.modifiers.contains(.override) {
            index.overriders[node.memberName, default: []].append(type)
        }
        if node.modifiers.contains(.optional) {
            let result = node.signature.returnClause?.type
            index.optionalRequirements[node.memberName] =
                result.map(\.hasEmptyValue) ?? true ? .hasDefault : .hasNone
            index.requirementProtocols[node.memberName] = type
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !scope.isEmpty, node.isMember, let name = node.memberName else {
            return .skipChildren
        }
        if node.modifiers.contains(.override) { index.overriders[name, default: []].append(type) }
        if node.needsInitialValue { index.types[type]?.needsArguments = true }
        if let declared = node.bindings.first?.typeAnnotation?.type.trimmedDescription,
            Self.untyped.contains(declared)
        {
            index.types[type]?.untypedProperties.insert(name)
        }
        if index.types[type]?.isGeneric == true, node.modifiers.access?.isPrivate != true,
            node.attributes.contains(anyOf: ["IBOutlet", "IBInspectable"])
        {
            index.types[type]?.entries.append("table.property(\"\(name)\", \\$.\(name))")
        }
        if node.modifiers.contains(.optional) {
            let type = node.bindings.first?.typeAnnotation?.type
            index.optionalRequirements[name] =
                type.map(\.hasEmptyValue) ?? true ? .hasDefault : .hasNone
        }
        // Closures in initial values can't declare members.
        return .skipChildren
    }

    private static let untyped: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let declaration = node.parent?.parent?.parent?.parent,
            [.classDecl, .structDecl].contains(declaration.kind)
        else { return .skipChildren }
        let isDesignated = !node.modifiers.contains(.convenience)
        if node.isPlain {
            let isPrivate = node.modifiers.access?.isPrivate == true
            index.types[type]?.initializers = isPrivate ? .privatePlain : .plain
        } else if isDesignated, index.types[type]?.initializers == .inherited {
            index.types[type]?.initializers = .others
        }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension VariableDeclSyntax {
    /// Whether it is a stored property that initializers have to set.
    fileprivate var needsInitialValue: Bool {
        // Property wrappers have initial values of their own.
        guard !modifiers.isStatic, !modifiers.contains(.lazy), attributes.isEmpty else {
            return false
        }
        let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
        return bindings.contains { binding in
            binding.initializer == nil && binding.accessorBlock == nil
                && !(isVariable && binding.typeAnnotation?.type.isOptional == true)
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether it is called without arguments, `try`, and `await`.
    fileprivate var isPlain: Bool {
        signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
            && !attributes.contains("available") && genericParameterClause == nil
    }
}

extension MethodRecord {
    init(_ method: FunctionDeclSyntax) {
        name = MethodName(method)
        let objc = method.attributes.first(named: "objc")
        explicitSelector = objc?.arguments?.trimmedDescription
        parameterTypes = method.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        returnType = method.signature.returnClause?.type.trimmedDescription ?? "Void"
        isStatic = method.modifiers.isStatic
    }
}
