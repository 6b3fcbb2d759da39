import SwiftSyntax

/// Adds the initializer with which lists create registered cells, headers, and reusable views to classes
/// that have designated initializers of their own and therefore don't inherit it.
///
/// As on iOS, a list can't create an instance of a class without `init(style:reuseIdentifier:)` or
/// `init(frame:)`.
struct ReuseInitializerRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.classDecl]

    /// How lists create instances of a class of UIKit and its subclasses.
    private struct Root {
        /// The parameters of the initializer to add.
        let parameters: String
        /// The labels of the initializer that it calls.
        let labels: [String]
        /// The arguments of that call.
        let arguments: String
    }

    private static let cell = Root(
        parameters: "registeredAs identifier: String?", labels: ["style", "reuseIdentifier"],
        arguments: "style: .default, reuseIdentifier: identifier")
    private static let header = Root(
        parameters: "registeredAs identifier: String?", labels: ["reuseIdentifier"],
        arguments: "reuseIdentifier: identifier")
    private static let reusable = Root(
        parameters: "registeredAs identifier: String?, frame: CGRect", labels: ["frame"],
        arguments: "frame: frame")

    private static let roots: [String: Root] = [
        "UITableViewCell": cell, "UITableViewHeaderFooterView": header,
        "UICollectionReusableView": reusable, "UICollectionViewCell": reusable,
        "UICollectionViewListCell": reusable,
    ]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let type = node.as(ClassDeclSyntax.self),
            let superclass = type.inheritanceClause?.firstName,
            let root = Self.root(of: superclass, context)
        else { return }
        let designated = type.memberBlock.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }.filter { !$0.modifiers.contains(.convenience) }.map(\.labels)
        guard !designated.isEmpty, !designated.contains(where: { $0.first == "registeredAs" })
        else { return }
        let declaresRoot = designated.contains(root.labels)
        // A subclass of UIKit's class that overrides all of its initializers inherits the others.
        guard !declaresRoot || Self.roots[superclass] == nil else { return }
        let access = type.modifiers.contains(.public) || type.modifiers.contains(.open)
        let name = "init(\(root.labels.map { $0 + ":" }.joined()))"
        context.insert(
            " \(access ? "public " : "")required \(declaresRoot ? "convenience " : "")"
                + "init(\(root.parameters)) { "
                + (declaresRoot
                    ? "self.init(\(root.arguments))"
                    : "fatalError(\"Use of unimplemented initializer '\(name)' for class "
                        + "'\(context.module.name).\(type.name.text)'\")") + " }",
            after: type.memberBlock.leftBrace)
        context.count(.reuseInitializers)
    }

    /// Returns the class of UIKit that a class is or inherits from.
    private static func root(of name: String, _ context: RuleContext) -> Root? {
        if let root = roots[name] { return root }
        let resolved = context.index.resolve(name, in: context.scope.names) ?? name
        let last = context.index.classAndSuperclasses(of: resolved).last
        return last.flatMap { context.index.types[$0]?.superclass }.flatMap { roots[$0] }
    }
}

extension InitializerDeclSyntax {
    fileprivate var labels: [String] {
        signature.parameterClause.parameters.map(\.firstName.text)
    }
}
