import SwiftSyntax

/// The method that the argument of `#selector` names.
struct MethodReference {
    /// The type whose method it is, or `nil` if it is one of an instance of an unknown type.
    private let type: String?
    private let base: String
    private let labels: [String]?
    /// The method's type in an `as` expression.
    private let cast: String?
    private let scope: Scope
    private let index: SourceIndex

    init?(_ expression: ExprSyntax, _ scope: Scope, _ index: SourceIndex) {
        var expression = expression.withoutParentheses
        var cast: String?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last
        {
            cast =
                last.as(TypeExprSyntax.self)?.type.trimmedDescription
                ?? last.trimmedDescription
            expression = first.withoutParentheses
        }
        let name: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let object = member.base else { return nil }
            name = member.declName
            type = Self.type(of: object, scope, index)
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
            type = scope.innermost.map(Self.name(of:))
        } else {
            return nil
        }
        self.cast = cast
        self.scope = scope
        self.index = index
        base = name.baseName.identifierText
        labels = name.argumentNames?.arguments.map { $0.name.text }
    }

    /// Returns the type that code in a scope has to name. Inside a protocol, it is `Self`.
    private static func name(of frame: Scope.Frame) -> String {
        frame.kind == .protocolType ? "Self" : frame.type
    }

    private static func type(
        of object: ExprSyntax, _ scope: Scope, _ index: SourceIndex
    ) -> String? {
        let text = object.trimmedDescription
        if ["self", "Self", "super", "type(of: self)"].contains(text) {
            return scope.innermost.map(name(of:))
        }
        let isType = text.split(separator: ".").last?.first?.isUppercase == true
        return isType ? text : nil
    }

    /// The expression that creates the selector.
    var selector: String {
        let method = declaration
        let name =
            labels.map { MethodName(base: base, labels: $0) } ?? method?.name
            ?? MethodName(base: base, labels: [])
        let text = "Selector(\"\(method?.selector ?? name.selector)\""
        // Class tables contain only methods of objects.
        guard let type, method?.isStatic != true else { return text + ")" }
        return "\(text), \(type).\(reference(name, method))\(castSuffix(type, method)))"
    }

    /// The declaration, if the sources contain it. Without labels and type, the only one with the
    /// base name, or otherwise the one without arguments.
    private var declaration: MethodRecord? {
        let known = type.flatMap { index.resolve($0, in: scope.names) }
            .flatMap { index.methods(of: $0, named: base) }
        let candidates = (known ?? []).filter { labels == nil || $0.name.labels == labels }
        guard candidates.count > 1 else { return candidates.first }
        let count = cast.map { $0.hasPrefix("() ") || $0.hasPrefix("(() ") ? 0 : 1 } ?? 0
        return candidates.first { $0.name.labels.count == count } ?? candidates.first
    }

    private func reference(_ name: MethodName, _ method: MethodRecord?) -> String {
        labels != nil || method != nil ? name.reference : base
    }

    /// The `as` expression that chooses one of several methods.
    private func castSuffix(_ type: String, _ method: MethodRecord?) -> String {
        if let cast {
            let plain = cast.withoutOuterParentheses
            return plain.components(separatedBy: "->").count > 2
                ? " as \(plain)" : " as (\(type)) -> \(plain)"
        }
        guard let method, method.name.labels.isEmpty else { return "" }
        return " as (\(type)) -> () -> \(method.returnType)"
    }
}

extension ExprSyntax {
    fileprivate var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        else { return self }
        return only.expression.withoutParentheses
    }
}

extension String {
    /// The type of a function without the parentheses of an optional: `() -> Void` of `(() -> Void)?`.
    fileprivate var withoutOuterParentheses: String {
        guard hasPrefix("(("), let end = lastIndex(of: ")") else {
            return replacing("?", with: "")
        }
        return String(self[index(after: startIndex)..<end])
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
