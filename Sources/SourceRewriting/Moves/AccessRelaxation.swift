import SwiftIfConfig
import SwiftSyntax

/// Removes `private` and `fileprivate` from the declarations of a file that a member uses that has moved
/// to another file.
final class AccessRelaxation: ActiveSyntaxAnyVisitor {
    private let names: Set<String>
    private(set) var modifiers: [DeclModifierSyntax] = []

    init(of names: Set<String>, _ conditions: CompilationConditions) {
        self.names = names
        super.init(viewMode: .sourceAccurate, configuration: conditions)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.is(CodeBlockSyntax.self) { return .skipChildren }
        guard let declaration = node.asProtocol((any WithModifiersSyntax).self),
            let access = declaration.modifiers.access, access.isPrivate,
            Self.names(of: node).contains(where: names.contains)
        else { return .visitChildren }
        modifiers.append(access)
        return .visitChildren
    }

    private static func names(of node: Syntax) -> [String] {
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            }
        }
        if let named = node.asProtocol((any NamedDeclSyntax).self) {
            return [named.name.identifierText]
        }
        if let type = node.as(ExtensionDeclSyntax.self) {
            return [type.extendedType.trimmedDescription]
        }
        return []
    }
}
