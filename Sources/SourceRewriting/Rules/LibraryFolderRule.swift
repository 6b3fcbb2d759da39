import SwiftSyntax

/// Replaces the Library folder, which `FileManager` on Linux doesn't have, with the folder of application
/// support in it: `urls(for: .libraryDirectory, in: …)` becomes `urls(for: .applicationSupportDirectory, …)`.
struct LibraryFolderRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.memberAccessExpr]

    private let functions: Set<String> = ["url", "urls", "NSSearchPathForDirectoriesInDomains"]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let member = node.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "libraryDirectory",
            namesType(member) || isSearched(member)
        else { return }
        context.replace(member.declName, with: "applicationSupportDirectory")
        context.count(.resources)
    }

    /// Whether the member's type is written: `FileManager.SearchPathDirectory.libraryDirectory`.
    private func namesType(_ member: MemberAccessExprSyntax) -> Bool {
        member.base?.trimmedDescription.hasSuffix("SearchPathDirectory") == true
    }

    /// Whether the member is the first argument of a function that returns folders.
    private func isSearched(_ member: MemberAccessExprSyntax) -> Bool {
        guard member.base == nil, let argument = member.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id
        else { return false }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        return functions.contains(name)
    }
}
