/// The moved members of a module, by class.
struct MemberMoves {
    struct Move {
        let member: MovedMember
        /// The file from which it moves.
        let source: Int
        let path: String
        /// The member with its edits.
        let text: String
        let imports: [String]
    }

    private var moves: [String: [Move]] = [:]
    private var exported: [Int: Set<String>] = [:]

    init(_ contexts: [RuleContext], _ index: SourceIndex) {
        for context in contexts {
            for member in context.movedMembers {
                let bytes = context.edits.apply(to: context.file.bytes, in: member.range)
                let text = String(decoding: bytes, as: UTF8.self)
                let move = Move(
                    member: member, source: context.fileNumber, path: context.file.path,
                    text: member.indentation + text,
                    imports: context.imports.names + context.imports.added.sorted())
                moves[member.type, default: []].append(move)
                exported[context.fileNumber, default: []].formUnion(member.usedNames)
            }
        }
    }

    var isEmpty: Bool { moves.isEmpty }

    /// The members that move into a class, in the order of their files.
    func members(of type: String) -> [Move] { moves[type] ?? [] }

    /// The names that members use that have moved from a file to another.
    func exportedNames(of file: Int) -> Set<String> { exported[file] ?? [] }
}
