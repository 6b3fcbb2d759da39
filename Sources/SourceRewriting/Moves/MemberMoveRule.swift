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
        let names = node.tokens(viewMode: .sourceAccurate).map(\.identifierText)
        context.movedMembers.append(
            MovedMember(
                type: type, range: node.innerRange, line: context.file.line(of: node),
                indentation: context.file.indentation(of: node),
                access: member.modifiers.access == nil ? Self.access(of: node) : "",
                usedNames: isHere ? [] : Set(names)))
        context.count(.movedMembers)
    }

    /// Returns the access level of the extension around a member if it is more than internal.
    private static func access(of node: Syntax) -> String {
        var next = node.parent
        while let node = next, !node.is(ExtensionDeclSyntax.self) { next = node.parent }
        let access = next?.as(ExtensionDeclSyntax.self)?.modifiers.access
        guard let access, access.name.tokenKind == .keyword(.public) else { return "" }
        return "public "
    }

    private struct Member {
        let name: String
        let modifiers: DeclModifierListSyntax

        init?(_ node: Syntax) {
            if let method = node.as(FunctionDeclSyntax.self), method.isMember {
                (name, modifiers) = (method.memberName, method.modifiers)
            } else if let variable = node.as(VariableDeclSyntax.self), variable.isMember,
                let name = variable.memberName
            {
                (self.name, modifiers) = (name, variable.modifiers)
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
