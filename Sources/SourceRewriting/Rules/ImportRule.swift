import SwiftSyntax

/// Imports modules instead of their submodules, and removes imports of modules that don't exist.
struct ImportRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [
        .importDecl, .poundSourceLocation, .identifierType, .declReferenceExpr,
    ]

    func apply(to node: Syntax, in context: inout RuleContext) {
        switch node.as(SyntaxEnum.self) {
        case .importDecl(let declaration): check(declaration, &context)
        case .poundSourceLocation where node.parent?.is(CodeBlockItemSyntax.self) == true:
            context.imports.isRewritten = true
        case .identifierType(let type): note(type.name, &context)
        case .declReferenceExpr(let name): note(name.baseName, &context)
        default: break
        }
    }

    private func check(_ declaration: ImportDeclSyntax, _ context: inout RuleContext) {
        guard let module = declaration.path.first?.name.identifierText else { return }
        guard context.module.importableModules.contains(module) else {
            context.imports.missing.append(module)
            context.remove(declaration)
            context.count(.imports)
            return
        }
        context.imports.names.append(module)
        if declaration.path.count > 1, declaration.importKindSpecifier == nil {
            context.replace(declaration.path, with: module)
            context.count(.imports)
        }
    }

    /// The types of Foundation that are in a module of their own on Linux begin with one of these names.
    private static let networkTypes = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache",
        "URLProtocol", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge",
        "CachedURLResponse", "NSMutableURLRequest", "NSURLRequest",
    ]

    /// The module with the initializers of `NSPredicate` and `NSSortDescriptor` that take names.
    private static let predicates = "KeyValuePredicates"

    /// Foundation on Apple's platforms contains Core Graphics, the Objective-C runtime, networking, and
    /// predicates with formats.
    private func note(_ name: TokenSyntax, _ context: inout RuleContext) {
        let text = name.text
        if text == "NSPredicate" || text == "NSSortDescriptor",
            context.module.importableModules.contains(Self.predicates)
        {
            context.imports.added.insert(Self.predicates)
        }
        if text.contains("URL") || text.hasPrefix("HTTP"),
            Self.networkTypes.contains(where: text.hasPrefix)
        {
            context.imports.added.insert("FoundationNetworking")
        }
        guard !context.imports.namesUIKit else { return }
        let isPrefixed =
            ["UI", "CG", "CA", "CF"].contains { text.hasPrefix($0) }
            && text.dropFirst(2).first?.isUppercase == true
        context.imports.namesUIKit =
            isPrefixed || text == "Selector" || text == "NSAttributedString"
    }
}
