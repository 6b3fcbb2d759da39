import SwiftSyntax

/// Finds the smallest part of a file that contains the line of an error and can be left out.
final class OmissionFinder: SyntaxAnyVisitor {
    struct Found {
        let range: Range<Int>
        let code: OmittedCode
        /// The text before and after the empty lines.
        var replacement = ""
        var end = ""
    }

    private(set) var found: Found?
    private let error: CompilerError
    private let file: ParsedFile
    private var scope = Scope()
    private var places: [(id: SyntaxIdentifier, name: String)] = []

    init(_ error: CompilerError, in file: ParsedFile) {
        self.error = error
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard contains(node) else { return .skipChildren }
        scope.enter(node, SourceIndex())
        enterPlace(node)
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItem(let item): found = omission(of: item)
        case .memberBlockItem(let item): found = omission(of: item)
        case .codeBlock(let body) where body.isFunctionBody: return visitBody(node)
        case .accessorBlock(let body):
            guard case .getter = body.accessors else { break }
            return visitBody(node)
        case .initializerClause(let value): replaceValue(value)
        case .memberBlock(let members): emptyMembers(members)
        case .inheritedType(let type): removeConformance(type)
        default: break
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        scope.leave(node)
        if places.last?.id == node.id { places.removeLast() }
    }

    private func contains(_ node: Syntax) -> Bool {
        node.is(SourceFileSyntax.self)
            || !node.innerRange.isEmpty && file.lines(of: node).contains(error.line)
    }

    private func enterPlace(_ node: Syntax) {
        guard let name = Self.name(of: node),
            !node.is(VariableDeclSyntax.self) || !scope.isLocal(node)
        else { return }
        places.append((node.id, name))
    }

    /// Returns the name of a function, initializer, or property.
    private static func name(of node: some SyntaxProtocol) -> String? {
        if let method = node.as(FunctionDeclSyntax.self) { return method.memberName }
        if node.is(InitializerDeclSyntax.self) { return "init" }
        return node.as(VariableDeclSyntax.self)?.memberName
    }

    private func code(
        _ kind: OmittedCode.Kind, _ node: some SyntaxProtocol, name: String? = nil
    ) -> OmittedCode {
        let type = scope.innermost.map { [$0.type] } ?? []
        let member = places.first?.name ?? name
        let place = (type + (member.map { [$0] } ?? [])).joined(separator: ".")
        return OmittedCode(
            kind: kind, line: file.line(of: node), place: place, reason: error.message)
    }

    // MARK: Parts

    /// A statement, or a declaration at the top level.
    private func omission(of item: CodeBlockItemSyntax) -> Found? {
        let isStatement = scope.isLocal(item)
        return Found(
            range: item.innerRange, code: code(isStatement ? .statement : .declaration, item))
    }

    private func omission(of item: MemberBlockItemSyntax) -> Found? {
        Found(range: item.innerRange, code: code(.member, item, name: Self.name(of: item.decl)))
    }

    /// The body of a function, initializer, or accessor. One whose replacement doesn't compile gets the next
    /// one, and after the last one the whole declaration is left out.
    private func visitBody(_ body: Syntax) -> SyntaxVisitorContinueKind {
        let place = code(.body, body).place
        let replacements = OmittedBody(body, place: place).replacements
        let text = body.description.filter { !$0.isWhitespace }
        let number = replacements.firstIndex { "{\($0)}".filter { !$0.isWhitespace } == text }
        let isOmitted = number != nil
        let next = number.map { $0 + 1 } ?? 0
        guard next < replacements.count else { return .skipChildren }
        found = Found(
            range: body.innerRange, code: code(.body, body),
            replacement: "{ \(replacements[next]) ", end: "}")
        return isOmitted ? .skipChildren : .visitChildren
    }

    /// The initial value of a property or variable with a type.
    private func replaceValue(_ clause: InitializerClauseSyntax) {
        guard let binding = clause.parent?.as(PatternBindingSyntax.self),
            binding.typeAnnotation != nil, !OmittedBody.isCall(clause.value)
        else { return }
        let code = code(.value, clause, name: binding.pattern.trimmedDescription)
        found = Found(
            range: clause.value.innerRange, code: code,
            replacement: "omittedBody(\"\(code.place)\")")
    }

    /// The members of a class, if the error is on the line of one of its braces.
    private func emptyMembers(_ members: MemberBlockSyntax) {
        guard !members.members.isEmpty, members.parent?.is(ClassDeclSyntax.self) == true,
            found?.code.kind == .declaration || found?.code.kind == .member
        else { return }
        found = Found(
            range: members.innerRange, code: code(.members, members), replacement: "{ ", end: "}")
    }

    /// A protocol that the compiler's message names, unless it is the only one or the superclass.
    private func removeConformance(_ type: InheritedTypeSyntax) {
        let name = type.type.trimmedDescription
        guard error.message.contains("'\(name)'"),
            let list = type.parent?.as(InheritedTypeListSyntax.self), list.count > 1
        else { return }
        let isFirst = list.first?.id == type.id
        let isClass = list.parent?.parent?.is(ClassDeclSyntax.self) ?? false
        guard !isFirst || !isClass else { return }
        let start: Int
        if isFirst {
            start = type.innerRange.lowerBound
        } else {
            let previous = list[list.index(before: list.index(of: type) ?? list.endIndex)]
            start = previous.type.innerRange.upperBound
        }
        let end = isFirst ? type.endPosition.utf8Offset : type.type.innerRange.upperBound
        found = Found(range: start..<end, code: code(.conformance, type))
    }
}

extension CodeBlockSyntax {
    /// Whether the block is the body of a function, initializer, or accessor.
    fileprivate var isFunctionBody: Bool {
        guard let parent else { return false }
        return [.functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl]
            .contains(parent.kind)
    }
}
