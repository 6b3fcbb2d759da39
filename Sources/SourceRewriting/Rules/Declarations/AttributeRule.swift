import SwiftSyntax

/// Removes the attributes that only Objective-C's runtime and Interface Builder use.
struct AttributeRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.attribute]

    static let names: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged",
    ]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let attribute = node.as(AttributeSyntax.self), Self.names.contains(attribute.name)
        else { return }
        context.remove(attribute)
        context.count(.attributes)
    }
}
