import SwiftSyntax

/// The file that rules examine, and what they have found in it.
struct RuleContext {
    let file: ParsedFile
    /// The position of the file in its module.
    let fileNumber: Int
    let module: ModuleSources
    let index: SourceIndex
    /// The types around the current node.
    var scope = Scope()

    var edits = EditList()
    var counts: [ChangeKind: Int] = [:]
    var imports = ImportedModules()
    var tables = ClassTables()
    var previews = 0
    var movedMembers: [MovedMember] = []
    var applicationDelegate: String?
    var classes: [DeclaredClass] = []
    /// The names of the views in SwiftUI.
    var swiftUIViews: [String] = []
    /// Declarations for the end of the file.
    var declarations: [String] = []

    mutating func count(_ kind: ChangeKind) { counts[kind, default: 0] += 1 }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        // The lines after a replaced node stay where they are.
        let lines = file.bytes[node.innerRange].count { $0 == UInt8(ascii: "\n") }
        let added = text.utf8.count { $0 == UInt8(ascii: "\n") }
        let padding = String(repeating: "\n", count: max(lines - added, 0))
        edits.add(SourceEdit(range: node.innerRange, text: text + padding))
    }

    /// Removes a node, and the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) {
        var range = node.innerRange
        let spaces = node.trailingTrivia.prefix { piece in
            if case .spaces = piece { return true }
            return false
        }
        range =
            range
            .lowerBound..<(range.upperBound + spaces.reduce(0) { $0 + $1.sourceLength.utf8Length })
        let lines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
        edits.add(SourceEdit(range: range, text: String(repeating: "\n", count: lines)))
    }

    /// Removes the spaces before a token.
    mutating func removeTrivia(before token: TokenSyntax) {
        let end = token.innerRange.lowerBound
        let start = token.previousToken(viewMode: .sourceAccurate)?.innerRange.upperBound ?? end
        edits.add(SourceEdit(range: start..<end, text: ""))
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let position = node.innerRange.lowerBound
        edits.add(SourceEdit(range: position..<position, text: text))
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let position = node.innerRange.upperBound
        edits.add(SourceEdit(range: position..<position, text: text))
    }
}

/// The modules that a file imports.
struct ImportedModules {
    /// The imported modules that exist.
    var names: [String] = []
    /// The imported modules that don't exist.
    var missing: [String] = []
    /// The modules that declare replacements and aren't imported by the original.
    var added: Set<String> = []
    /// Whether the file names what Apple's frameworks re-export UIKit's parts for.
    var namesUIKit = false
    /// Whether the file has the directives of rewritten files.
    var isRewritten = false
}
