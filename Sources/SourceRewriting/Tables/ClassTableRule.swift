import SwiftSyntax

/// Collects the classes of a file, with their outlets, actions, inspectable properties, and other
/// members that Objective-C finds by name.
struct ClassTableRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.classDecl, .functionDecl, .variableDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let frame = context.scope.innermost, frame.isClass(context.index), !frame.isLocal
        else { return }
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let type): add(type, frame, &context)
        case .functionDecl(let method) where !frame.isGeneric && method.isMember:
            add(method, frame, &context)
        case .variableDecl(let property) where !frame.isGeneric && property.isMember:
            add(property, frame, &context)
        default: break
        }
    }

    private func add(
        _ type: ClassDeclSyntax, _ frame: Scope.Frame, _ context: inout RuleContext
    ) {
        context.classes.append(
            DeclaredClass(name: frame.type, superclass: type.inheritanceClause?.firstName))
        guard !frame.isGeneric else { return }
        let objc = type.attributes.first(named: "objc")?.arguments?.trimmedDescription
        context.tables.add(frame.type, named: objc ?? frame.type, in: context.module.name)
        if Self.isDocumentObject(type), context.index.hasPlainInitializer(frame.type) {
            context.tables.add("table.initializer { \(frame.type)() }", to: frame.type)
        }
        // Tables are of classes, so a subclass has the members of its generic superclasses.
        for superclass in context.index.classAndSuperclasses(of: frame.type).dropFirst() {
            for entry in context.index.types[superclass]?.entries ?? [] {
                context.tables.add(entry.replacing("$", with: frame.type), to: frame.type)
            }
        }
        // An extension at the end of the file has to name a nested class.
        if context.scope.frames.count > 1, let access = type.modifiers.access,
            access.name.tokenKind == .keyword(.private)
        {
            context.replace(access, with: "fileprivate")
            context.count(.accessLevels)
        }
    }

    /// Whether the main actor can create objects of the class, which documents contain. Views and controllers
    /// are created with a coder.
    private static func isDocumentObject(_ type: ClassDeclSyntax) -> Bool {
        type.attributes.allSatisfy { attribute in
            ["@MainActor", "@objc", "@available", "@preconcurrency"].contains {
                attribute.trimmedDescription.hasPrefix($0)
            }
        }
    }

    private func table(_ frame: Scope.Frame, _ context: inout RuleContext) {
        guard frame.kind == .extensionOfType else { return }
        let isOwn = context.index.types[frame.type]?.kind == .classType
        context.tables.add(
            frame.type, named: frame.type, in: isOwn ? context.module.name : "UIKit")
    }

    // MARK: Methods

    private func add(
        _ method: FunctionDeclSyntax, _ frame: Scope.Frame, _ context: inout RuleContext
    ) {
        let isExposed =
            method.attributes.contains(anyOf: ["objc", "IBAction", "IBSegueAction"])
            || isInObjectiveCClass(method)
            || context.index.optionalRequirements[method.memberName] == .hasNone
        guard isExposed, Self.isCallable(method) else { return }
        table(frame, &context)
        let record = MethodRecord(method)
        let cast =
            " as (\(frame.type)) -> (\(record.parameterTypes.joined(separator: ", "))) -> "
            + record.returnType
        let overloads = context.index.types[frame.type]?.methods[record.name.base] ?? []
        let isUnique = overloads.count { $0.name == record.name } < 2 && !record.name.labels.isEmpty
        let reference = "\(frame.type).\(record.name.reference)\(isUnique ? "" : cast)"
        let isSegueAction = method.attributes.contains("IBSegueAction")
        context.tables.add(
            isSegueAction
                ? "table.segueAction(\"\(record.selector)\", \(reference))"
                : "table.method(Selector(\"\(record.selector)\", \(reference)))",
            to: frame.type)
    }

    private func isInObjectiveCClass(_ member: FunctionDeclSyntax) -> Bool {
        guard member.modifiers.access?.isPrivate != true else { return false }
        return member.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.attributes
            .contains("objcMembers") ?? false
    }

    /// Whether the method can be called with up to three arguments of any types.
    private static func isCallable(_ method: FunctionDeclSyntax) -> Bool {
        let parameters = method.signature.parameterClause.parameters
        return !method.modifiers.isStatic && method.genericParameterClause == nil
            && method.signature.effectSpecifiers == nil && parameters.count <= 3
            && !parameters.contains { $0.ellipsis != nil || $0.type.is(AttributedTypeSyntax.self) }
    }

    // MARK: Properties

    private static let attributes: Set<String> = [
        "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "objc",
    ]

    private func add(
        _ property: VariableDeclSyntax, _ frame: Scope.Frame, _ context: inout RuleContext
    ) {
        guard property.attributes.contains(anyOf: Self.attributes), !property.modifiers.isStatic,
            !property.modifiers.contains(.override),
            property.bindingSpecifier.tokenKind == .keyword(.var)
        else { return }
        table(frame, &context)
        for binding in property.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                continue
            }
            context.tables.add(
                "table.property(\"\(name.identifierText)\", \\\(frame.type).\(name.text))",
                to: frame.type)
        }
    }
}
