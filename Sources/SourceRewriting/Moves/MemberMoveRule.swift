import SwiftSyntax

/// Moves overrides in extensions, and members of extensions that subclasses override, into the body of
/// their class.
struct MemberMoveRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionDecl, .variableDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let frame = context.scope.innermost, frame.kind == .extensionOfType,
            !frame.isGeneric, let type = context.index.resolve(frame.type),
            let home = context.index.types[type]?.file, let member = Member(node),
            context.index.types[type]?.kind == .classType,
            member.modifiers.contains(.override)
                || !member.modifiers.contains(.static)
                    && context.index.isOverridden(member.name, of: type)
        else { return }
        let isHere = home == context.fileNumber
        if !isHere, let access = member.modifiers.access, access.isPrivate {
            context.remove(access)
        }
        if member.modifiers.access == nil, Self.isInPublicExtension(node) {
            context.insert("public ", before: member.firstKeyword)
        }
        let names = node.tokens(viewMode: .sourceAccurate).map(\.identifierText)
        context.movedMembers.append(
            MovedMember(
                type: type, range: node.innerRange, line: context.file.line(of: node),
                indentation: context.file.indentation(of: node),
                usedNames: isHere ? [] : Set(names)))
        context.count(.movedMembers)
    }

    /// Whether the members of the extension around a member are public unless they say otherwise.
    private static func isInPublicExtension(_ node: Syntax) -> Bool {
        var next = node.parent
        while let node = next, !node.is(ExtensionDeclSyntax.self) { next = node.parent }
        return next?.as(ExtensionDeclSyntax.self)?.modifiers.access?.name.tokenKind
            == .keyword(.public)
    }

    private struct Member {
        let name: String
        let modifiers: DeclModifierListSyntax
        /// The first token after the attributes.
        let firstKeyword: TokenSyntax

        init?(_ node: Syntax) {
            if let method = node.as(FunctionDeclSyntax.self), method.isMember {
                (name, modifiers) = (method.memberName, method.modifiers)
                firstKeyword = modifiers.firstToken(viewMode: .sourceAccurate) ?? method.funcKeyword
            } else if let variable = node.as(VariableDeclSyntax.self), variable.isMember,
                let name = variable.memberName
            {
                (self.name, modifiers) = (name, variable.modifiers)
                firstKeyword =
                    modifiers.firstToken(viewMode: .sourceAccurate) ?? variable.bindingSpecifier
            } else {
                return nil
            }
        }
    }
}

extension DeclModifierSyntax {
    var isPrivate: Bool {
        name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate)
    }
}
