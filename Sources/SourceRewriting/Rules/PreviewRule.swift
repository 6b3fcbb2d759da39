import SwiftSyntax

/// Makes `#Preview("Name") { … }` a constant of the file, which the file's list of previews contains.
struct PreviewRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.macroExpansionExpr, .macroExpansionDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self),
            macro.macroName.text == "Preview", context.scope.innermost == nil,
            !context.scope.isLocal(node)
        else { return }
        context.previews += 1
        let name = Self.constant(context.previews, of: context.fileNumber)
        let range = macro.pound.innerRange.lowerBound..<macro.macroName.innerRange.upperBound
        context.edits.add(
            SourceEdit(range: range, text: "@MainActor private let \(name) = DeclaredPreview"))
        context.count(.previews)
    }

    /// The constant of a file's preview, counted from 1.
    static func constant(_ number: Int, of file: Int) -> String { "_preview\(file)_\(number)" }
}
