import SwiftSyntax

/// Expressions for values that an application's code asks for, the same in each run.
struct MadeUpValues {
    private let types: DeclaredTypes
    /// The types whose values are being made up.
    private var open: [String] = []
    /// The number of the element of an array, so that its elements differ.
    private var number = 1

    /// The largest number of types that contain each other.
    private static let maximumDepth = 16

    init(_ types: DeclaredTypes) { self.types = types }

    /// Returns the arguments of a call with parentheses, or `nil` if one has no value. Parameters with a default have
    /// none.
    func arguments(for initializer: TypeDeclaration.Initializer, in scope: String) -> String? {
        var values: [String] = []
        for parameter in initializer.parameters where !parameter.hasDefault {
            guard let value = value(of: parameter.type, named: parameter.name, in: scope) else {
                return nil
            }
            values.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return "(\(values.joined(separator: ", ")))"
    }

    /// Returns a value of a type, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter or property, from which texts are made.
    ///   - scope: The qualified name of the type whose code names the type.
    func value(of type: TypeSyntax, named name: String, in scope: String) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) {
            // What may be missing shows more if it isn't.
            return simple(optional.wrappedType.trimmedDescription, named: name) ?? "nil"
        }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return value(of: optional.wrappedType, named: name, in: scope)
        }
        if let array = type.as(ArrayTypeSyntax.self) {
            return elements(of: array.element, named: name, in: scope)
        }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let function = type.as(FunctionTypeSyntax.self) { return closure(function, in: scope) }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return attributed.specifiers.contains { $0.trimmedDescription == "inout" }
                ? nil : value(of: attributed.baseType, named: name, in: scope)
        }
        if let some = type.as(SomeOrAnyTypeSyntax.self) {
            return value(of: some.constraint, named: name, in: scope)
        }
        if let tuple = type.as(TupleTypeSyntax.self) {
            return self.tuple(tuple, named: name, in: scope)
        }
        if let identifier = type.as(IdentifierTypeSyntax.self),
            let generic = identifier.genericArgumentClause
        {
            return self.generic(identifier.name.text, generic, named: name, in: scope)
        }
        return simple(type.trimmedDescription, named: name)
            ?? declared(type.trimmedDescription, in: scope)
    }

    // MARK: Types of the language

    private func elements(of type: TypeSyntax, named name: String, in scope: String) -> String {
        let single = name.hasSuffix("s") ? String(name.dropLast()) : name
        // Arrays in arrays in arrays would be long.
        let values = (1...(open.count < 4 ? 3 : 1)).compactMap { number in
            var values = self
            values.number = number
            return values.value(of: type, named: single, in: scope)
        }
        return "[\(values.joined(separator: ", "))]"
    }

    private func closure(_ type: FunctionTypeSyntax, in scope: String) -> String? {
        let parameters = type.parameters.map { _ in "_" }.joined(separator: ", ")
        let result = type.returnClause.type
        let head = parameters.isEmpty ? "" : "\(parameters) in "
        if ["Void", "()"].contains(result.trimmedDescription) { return "{ \(head)}" }
        return value(of: result, named: "result", in: scope).map { "{ \(head)\($0) }" }
    }

    private func tuple(_ type: TupleTypeSyntax, named name: String, in scope: String) -> String? {
        if type.elements.isEmpty { return "()" }
        let values = type.elements.compactMap { element in
            value(of: element.type, named: element.firstName?.text ?? name, in: scope).map {
                type.elements.count > 1 ? (element.firstName.map { "\($0.text): " } ?? "") + $0 : $0
            }
        }
        guard values.count == type.elements.count else { return nil }
        return "(\(values.joined(separator: ", ")))"
    }

    private func generic(
        _ type: String, _ arguments: GenericArgumentClauseSyntax, named name: String,
        in scope: String
    ) -> String? {
        switch type {
        case "Array":
            guard case .type(let element)? = arguments.arguments.first?.argument else { return nil }
            return elements(of: element, named: name, in: scope)
        case "Dictionary": return "[:]"
        case "Set": return "[]"
        case "Optional": return "nil"
        default: return nil
        }
    }

    private func simple(_ type: String, named name: String) -> String? {
        switch type {
        case "String", "NSString", "Substring":
            "\"\(text(name))\""
        case "Character": "\"A\""
        case "Bool": "true"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
            "UInt64":
            "\(number)"
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSNumber", "Float32",
            "Float64":
            "\(number)"
        // 9:41 on January 9, 2007, as in the status bar.
        case "Date": "Date(timeIntervalSince1970: 1_168_335_660)"
        case "URL": "URL(string: \"https://example.com/\(number)\")!"
        case "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-00000000000\(number)\")!"
        case "Data": "Data()"
        case "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)"
        case "CGRect", "CGSize", "CGPoint", "CGVector", "UIEdgeInsets", "CGAffineTransform":
            "\(type).zero"
        case "IndexPath": "IndexPath(row: \(number - 1), section: 0)"
        case "IndexSet", "Locale.Components", "DateComponents", "Notification.Name": nil
        case "Locale": "Locale(identifier: \"en_US\")"
        case "Calendar": "Calendar(identifier: .gregorian)"
        case "TimeZone": "TimeZone(identifier: \"UTC\")!"
        case "Any", "AnyObject", "NSObject": "NSObject()"
        case "AnyHashable": "\"\(text(name))\""
        case "UIColor": "UIColor.systemBlue"
        case "UIImage": "UIImage()"
        case "UIFont": "UIFont.preferredFont(forTextStyle: .body)"
        case "NSAttributedString": "NSAttributedString(string: \"\(text(name))\")"
        case "UserDefaults": "UserDefaults.standard"
        case "URLSession": "URLSession.shared"
        case "NotificationCenter": "NotificationCenter.default"
        case "FileManager": "FileManager.default"
        case "Bundle": "Bundle.main"
        case "DispatchQueue": "DispatchQueue.main"
        case "UIView", "UILabel", "UIButton", "UIImageView", "UIViewController",
            "UINavigationController",
            "UIWindow", "UIScrollView", "UIStackView", "UITableView":
            "\(type)()"
        default: nil
        }
    }

    /// A text that says what it stands for: “First Name” for `firstName`, and “Title 2” for the second of several.
    private func text(_ name: String) -> String {
        var words = ""
        for character in name where character.isLetter || character.isNumber {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
        }
        if words.isEmpty { words = "Text" }
        return number > 1 ? "\(words) \(number)" : words
    }

    // MARK: Types of the application

    private func declared(_ name: String, in scope: String) -> String? {
        guard let (full, type) = types.named(name, in: scope), !type.isGeneric, !type.isHidden,
            open.count < Self.maximumDepth, !open.contains(full)
        else { return nil }
        var inner = self
        inner.open.append(full)
        switch type.kind {
        case .alias:
            return type.target.flatMap { inner.value(of: $0, named: name, in: scope) }
                ?? inner.conforming(to: name)
        case .enumType: return inner.enumeration(full, type)
        case .structType: return inner.structure(full, type)
        case .classType: return inner.instance(of: full)
        case .protocolType: return inner.conforming(to: name)
        }
    }

    /// The first case without values, or else the first one whose values can be made up.
    private func enumeration(_ name: String, _ type: TypeDeclaration) -> String? {
        if let plain = type.cases.first(where: { $0.parameters.isEmpty }) {
            return "\(name).\(plain.name)"
        }
        return type.cases.lazy.compactMap { found in
            arguments(for: found, in: name).map { "\(name).\(found.name)\($0)" }
        }.first
    }

    private func structure(_ name: String, _ type: TypeDeclaration) -> String? {
        let declared = type.callable
        if !type.initializers.contains(where: { !$0.isConvenience }) {
            let properties = type.properties.filter { !($0.isConstant && $0.hasValue) }
            let isPrivate = type.properties.contains { $0.isPrivate && !$0.hasValue }
            let memberwise = TypeDeclaration.Initializer(
                parameters: properties.filter { !$0.isPrivate }.compactMap { property in
                    property.type.map {
                        TypeDeclaration.Parameter(
                            label: property.name, name: property.name, type: $0,
                            hasDefault: property.hasValue)
                    }
                })
            let isTyped = properties.allSatisfy { $0.type != nil || $0.hasValue }
            if !isPrivate, isTyped, let arguments = arguments(for: memberwise, in: name) {
                return name + arguments
            }
        }
        return call(declared, of: name)
    }

    /// Returns the call of the initializer that requires the fewest values.
    private func call(_ initializers: [TypeDeclaration.Initializer], of name: String) -> String? {
        let ordered = initializers.enumerated().sorted {
            let counts = [$0, $1].map { $0.element.parameters.count { !$0.hasDefault } }
            return counts[0] == counts[1] ? $0.offset < $1.offset : counts[0] < counts[1]
        }.map(\.element)
        return ordered.lazy.compactMap { found in
            arguments(for: found, in: name).map { name + $0 + (found.isFailable ? "!" : "") }
        }.first
    }

    private func instance(of name: String) -> String? {
        switch creation(of: name) {
        case .call(let call): call
        // The initializers of frameworks' classes aren't known, apart from those of objects.
        case .inherited(let superclass) where superclass.map(Self.plainRoots.contains) ?? true:
            "\(name)()"
        case .inherited(let superclass?) where types.all[superclass]?.kind == .protocolType:
            "\(name)()"
        case .inherited, .none: nil
        }
    }

    private static let plainRoots: Set<String> = ["NSObject", "ObservableObject"]

    /// How an object of a class is created.
    enum Creation {
        /// The call of an initializer that the class or one of its superclasses declares.
        case call(String)
        /// An initializer of the first superclass, or protocol, that the modules don't declare.
        case inherited(String?)
    }

    /// Returns how an object of a class is created, or `nil` if a value that it requires can't be made up.
    ///
    /// - Parameter allowsFailable: Whether an initializer may return `nil`.
    func creation(of name: String, allowsFailable: Bool = true) -> Creation? {
        guard let type = types.all[name] else { return nil }
        let (own, last) = types.superclasses(of: name)
        for declaration in [type] + own {
            let callable = declaration.callable.filter { allowsFailable || !$0.isFailable }
            if let call = call(callable, of: name) { return .call(call) }
            guard !declaration.hasDesignated, declaration.properties.allSatisfy(\.hasValue) else {
                return nil
            }
        }
        return .inherited(last)
    }

    /// A value of a type that conforms to a protocol, of one for tests or previews if there is one.
    private func conforming(to name: String) -> String? {
        let found = types.all.filter { _, type in
            [.classType, .structType, .enumType].contains(type.kind)
                && type.inherited.contains(name)
        }.keys.sorted()
        let wanted = ["Mock", "Stub", "Fake", "Preview", "Dummy"]
        let ordered =
            found.filter { name in wanted.contains { name.contains($0) } }
            + found.filter { name in !wanted.contains { name.contains($0) } }
        return ordered.lazy.compactMap { declared($0, in: "") }.first
    }
}
