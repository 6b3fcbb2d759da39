import SwiftSyntax

/// What replaces the body of a function, initializer, or accessor that doesn't compile.
struct OmittedBody {
    /// The replacements, from the best one on. The last one compiles if any does.
    let replacements: [String]

    init(_ body: Syntax, place: String) {
        let calls = ["omittedBody(\"\(place)\")", "omittedValue(\"\(place)\")"]
        switch body.parent?.as(SyntaxEnum.self) {
        case .initializerDecl(let initializer): replacements = Self.replacements(of: initializer)
        case .accessorDecl(let accessor):
            replacements =
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.get): calls
                case .keyword(.set), .keyword(.willSet), .keyword(.didSet): [calls[0]]
                default: [Self.end]
                }
        case .functionDecl, .deinitializerDecl, .patternBinding, .subscriptDecl:
            replacements = calls
        default: replacements = [Self.end]
        }
    }

    /// Ends the process, because there is no object.
    private static let end = "fatalError(\"not compiled\")"

    private static func replacements(of initializer: InitializerDeclSyntax) -> [String] {
        if initializer.optionalMark != nil { return ["return nil"] }
        guard initializer.modifiers.contains(.override) else { return [end] }
        let arguments = initializer.signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text
            return label == "_" ? name : "\(label): \(name)"
        }
        return ["super.init(\(arguments.joined(separator: ", ")))", end]
    }

    /// Whether an expression is one that replaces a value.
    static func isCall(_ expression: ExprSyntax) -> Bool {
        expression.as(FunctionCallExprSyntax.self)?.calledExpression
            .as(DeclReferenceExprSyntax.self).map {
                ["omittedBody", "omittedValue"].contains($0.baseName.text)
            } ?? false
    }
}
