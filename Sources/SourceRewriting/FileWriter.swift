import SwiftSyntax

/// Writes the text of a rewritten file.
struct FileWriter {
    private let context: RuleContext
    private let moves: MemberMoves
    private let ending: FileEnding
    private let index: SourceIndex

    init(_ context: RuleContext, _ moves: MemberMoves, _ index: SourceIndex) {
        self.context = context
        self.moves = moves
        self.index = index
        ending = FileEnding(
            number: context.fileNumber,
            tables: context.imports.isRewritten ? [] : context.tables.registered(index),
            previews: context.previews, declarations: context.declarations)
    }

    var file: RewrittenFile {
        var counts = context.counts
        if !ending.tables.isEmpty { counts[.classTables] = ending.tables.count }
        if needsUIKit { counts[.imports, default: 0] += 1 }
        return RewrittenFile(
            path: context.file.path, text: text, counts: counts,
            registration: ending.registration, previewList: ending.previewList,
            applicationDelegate: context.applicationDelegate,
            missingModules: context.imports.missing, classes: context.classes,
            swiftUIViews: context.swiftUIViews,
            syntaxErrors: context.file.syntaxErrors)
    }

    private var text: String {
        var text = header + body
        guard !ending.text.isEmpty else { return text }
        if !text.hasSuffix("\n") { text += "\n" }
        return text + "#sourceLocation()\n" + ending.text
    }

    // MARK: Header

    /// The imports that the file needs in addition, and the place of its first line.
    private var header: String {
        // A script's first line has to stay the first.
        guard !context.imports.isRewritten, context.file.tree.shebang == nil else { return "" }
        let imports = addedImports.map { "import \($0)\n" }.joined()
        return imports + FileWriter.location(context.file.path, 1) + "\n"
    }

    private var addedImports: [String] {
        let own = Set(context.imports.names)
        let moved = movedMembers.flatMap(\.imports)
        let added =
            (needsUIKit ? ["UIKit"] : []) + context.imports.added.sorted() + moved
        var known = own
        // It exports that module.
        if added.contains(ResourceLoadingRule.module) { known.insert("FoundationNetworking") }
        return added.filter { known.insert($0).inserted }
    }

    private var needsUIKit: Bool {
        guard !context.imports.isRewritten, !context.imports.names.contains("UIKit") else {
            return false
        }
        return !ending.text.isEmpty || context.imports.namesUIKit || !movedMembers.isEmpty
    }

    static func location(_ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \"\(SourceText.reportedPath(path))\", line: \(line))"
    }

    // MARK: Body

    /// The classes of the file into which members move, with the brace at their end.
    private var receivers: [(moves: [MemberMoves.Move], brace: TokenSyntax)] {
        let finder = ClassFinder(index)
        finder.walk(context.file.tree)
        return finder.found.compactMap { type, brace in
            guard index.types[type]?.file == context.fileNumber else { return nil }
            let members = moves.members(of: type)
            return members.isEmpty ? nil : (members, brace)
        }
    }

    private var movedMembers: [MemberMoves.Move] {
        moves.isEmpty ? [] : receivers.flatMap(\.moves)
    }

    private var body: String {
        var edits = EditList()
        for edit in context.edits.edits where !isMoved(edit.range) { edits.add(edit) }
        for member in context.movedMembers {
            let lines = context.file.bytes[member.range].count { $0 == UInt8(ascii: "\n") }
            edits.add(
                SourceEdit(range: member.range, text: String(repeating: "\n", count: lines)))
        }
        if !moves.isEmpty {
            for (moves, brace) in receivers { edits.add(insertion(of: moves, before: brace)) }
        }
        let bytes = context.file.bytes
        return String(decoding: edits.apply(to: bytes, in: 0..<bytes.count), as: UTF8.self)
    }

    private func isMoved(_ range: Range<Int>) -> Bool {
        context.movedMembers.contains {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
    }

    private func insertion(
        of moves: [MemberMoves.Move], before brace: TokenSyntax
    ) -> SourceEdit {
        let members = moves.map {
            "\n" + FileWriter.location($0.path, $0.member.line) + "\n" + $0.text
        }
        let place = FileWriter.location(context.file.path, context.file.line(of: brace))
        let position = brace.positionAfterSkippingLeadingTrivia.utf8Offset
        return SourceEdit(
            range: position..<position, text: members.joined() + "\n\(place)\n")
    }
}

/// Finds the classes of a file.
private final class ClassFinder: SyntaxAnyVisitor {
    private(set) var found: [(type: String, brace: TokenSyntax)] = []
    private var scope = Scope()
    private let index: SourceIndex

    init(_ index: SourceIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        scope.enter(node, index)
        if let type = node.as(ClassDeclSyntax.self), let frame = scope.innermost, !frame.isLocal {
            found.append((frame.type, type.memberBlock.rightBrace))
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) { scope.leave(node) }
}
