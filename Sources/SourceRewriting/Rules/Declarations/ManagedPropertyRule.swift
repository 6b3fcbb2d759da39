import SwiftSyntax

/// Gives properties and methods with `@NSManaged` an implementation, which reads and writes the values
/// of the managed object, and marks the initializer by which contexts create objects as required.
struct ManagedPropertyRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.variableDecl, .functionDecl, .initializerDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        if let variable = node.as(VariableDeclSyntax.self), let name = variable.memberName,
            variable.attributes.contains("NSManaged")
        {
            context.insert(
                " { get { managedValue(\"\(name)\") }"
                    + " set { setManagedValue(\"\(name)\", newValue) } }",
                after: variable)
            context.count(.managedProperties)
        } else if let method = node.as(FunctionDeclSyntax.self), method.body == nil,
            method.attributes.contains("NSManaged")
        {
            context.insert(" {}", after: method)
            context.count(.managedProperties)
        } else if let initializer = node.as(InitializerDeclSyntax.self),
            initializer.signature.parameterClause.parameters.map(\.firstName.text)
                == ["entity", "insertInto"],
            let modifier = initializer.modifiers.first(where: {
                $0.name.tokenKind == .keyword(.override)
            })
        {
            context.replace(modifier, with: "required")
            context.count(.managedProperties)
        }
    }
}
