import SwiftSyntax

/// Lets initializers that can load from the network use recorded responses:
/// `Data(contentsOf: url)` becomes `Data(contentsOfResource: url)` (Documentation/Frameworks.md 3).
struct ResourceLoadingRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.functionCallExpr]

    /// The module that declares the replacements. It isn't one of the application's.
    static let module = "NetworkFixtures"

    /// The replaced labels of the first argument, by type and label.
    private let replacements = [
        "Data": ["contentsOf": "contentsOfResource"],
        "NSData": ["contentsOf": "contentsOfResource"],
        "String": ["contentsOf": "contentsOfResource"],
        "URLSession": ["configuration": "fixturesWith"],
    ]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard context.module.importableModules.contains(Self.module),
            let call = node.as(FunctionCallExprSyntax.self),
            let label = call.arguments.first?.label, let type = Self.type(of: call),
            let replacement = replacements[type]?[label.identifierText],
            context.index.types[type] == nil
        else { return }
        context.replace(label, with: replacement)
        context.imports.added.insert(Self.module)
        context.count(.resources)
    }

    /// Returns the type whose initializer is called: `Data` for `Data(…)`, `Data.init(…)`, and
    /// `Foundation.Data(…)`.
    private static func type(of call: FunctionCallExprSyntax) -> String? {
        var names = call.calledExpression.trimmedDescription.split(separator: ".")
        if names.last == "init" { names.removeLast() }
        if names.first == "Foundation" { names.removeFirst() }
        return names.count == 1 ? names.first.map(String.init) : nil
    }
}
