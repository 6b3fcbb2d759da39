import SwiftSyntax

/// One thing that doesn't compile on Linux, and what replaces it.
protocol RewritingRule: Sendable {
    /// The kinds of nodes that the rule examines.
    var kinds: Set<SyntaxKind> { get }

    /// Adds the edits for a node that is compiled for iOS.
    func apply(to node: Syntax, in context: inout RuleContext)
}

/// The rules, in the order in which they examine a node.
enum RewritingRules {
    static let all: [any RewritingRule] = [
        ConditionRule(), ImportRule(), ApplicationMainRule(), ClassTableRule(), PreviewRule(),
        ProtocolRule(), AttributeRule(), AttributeSpaceRule(), ModifierRule(),
        ManagedPropertyRule(), MemberMoveRule(), SystemOverrideRule(),
        SelectorRule(), KeyPathRule(), LiteralRule(), OptionalCallRule(), InitializerRule(),
        AvailabilityRule(), ResourceLoadingRule(), LibraryFolderRule(), ReuseInitializerRule(),
        ClassNameRule(), GenericInstanceRule(), DynamicMemberRule(),
        OldTypeRule(), OmittedBodyRule(), SwiftUIViewRule(),
    ]

    static let byKind: [SyntaxKind: [any RewritingRule]] = all.reduce(into: [:]) { table, rule in
        for kind in rule.kinds { table[kind, default: []].append(rule) }
    }
}
