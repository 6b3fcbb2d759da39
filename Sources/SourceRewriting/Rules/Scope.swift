import SwiftSyntax

/// The types and extensions around a node, from the outermost inward.
struct Scope {
    struct Frame {
        enum Kind { case classType, valueType, protocolType, extensionOfType }

        let kind: Kind
        /// The name with the outer types: `Login.Row`.
        let type: String
        /// Whether the type or one around it has generic parameters or requirements.
        let isGeneric: Bool
        /// Whether the type is declared in a function.
        let isLocal: Bool
        let id: SyntaxIdentifier
    }

    private(set) var frames: [Frame] = []

    var innermost: Frame? { frames.last }

    /// The names of the types, as scope for the resolution of other names.
    var names: [String] { innermost.map { $0.type.split(separator: ".").map(String.init) } ?? [] }

    /// Enters a node if it is a type or an extension.
    mutating func enter(_ node: Syntax, _ index: SourceIndex) {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let type):
            add(.classType, type.name.identifierText, type.genericParameterClause != nil, node)
        case .structDecl(let type):
            add(.valueType, type.name.identifierText, type.genericParameterClause != nil, node)
        case .enumDecl(let type):
            add(.valueType, type.name.identifierText, type.genericParameterClause != nil, node)
        case .actorDecl(let type):
            add(.valueType, type.name.identifierText, type.genericParameterClause != nil, node)
        case .protocolDecl(let type):
            add(.protocolType, type.name.identifierText, true, node)
        case .extensionDecl(let type):
            let name = type.extendedType.trimmedDescription
            let isGeneric = type.genericWhereClause != nil || index.types[name]?.isGeneric == true
            add(.extensionOfType, name, isGeneric, node)
        default: break
        }
    }

    private mutating func add(_ kind: Frame.Kind, _ name: String, _ isGeneric: Bool, _ node: Syntax)
    {
        frames.append(
            Frame(
                kind: kind, type: (names + [name]).joined(separator: "."),
                isGeneric: isGeneric || innermost?.isGeneric == true,
                isLocal: isLocal(node), id: node.id))
    }

    /// Whether a node of the innermost type is inside a function, accessor, or closure.
    func isLocal(_ node: some SyntaxProtocol) -> Bool {
        guard let type = innermost else { return node.isLocal(outTo: nil) }
        return type.isLocal || node.isLocal(outTo: type.id)
    }

    /// Leaves a node if it was entered.
    mutating func leave(_ node: Syntax) {
        if innermost?.id == node.id { frames.removeLast() }
    }
}

extension Scope.Frame {
    /// Whether the type is a class or an extension of one, as far as is known.
    func isClass(_ index: SourceIndex) -> Bool {
        switch kind {
        case .classType: true
        case .valueType, .protocolType: false
        case .extensionOfType:
            switch index.types[type]?.kind {
            case .classType: true
            case .valueType, .protocolType: false
            // A type of another framework: Objective-C's attributes are for classes and protocols.
            case .unknown, nil: true
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node is inside a function, accessor, or closure that is inside another node.
    fileprivate func isLocal(outTo end: SyntaxIdentifier?) -> Bool {
        var next = parent
        while let node = next, node.id != end {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                return true
            }
            next = node.parent
        }
        return false
    }
}
