/// The properties of a view controller that other code sets before its view is loaded, such as `prepare(for:sender:)`,
/// and the code that sets them to values that are made up.
struct SetLaterProperties: Sendable {
    /// The qualified name of the class.
    let name: String
    let path: String
    private let values: [(property: String, expression: String)]

    /// - Returns: `nil` if the class has no such properties.
    init?(of name: String, _ type: TypeDeclaration, _ values: MadeUpValues) {
        self.name = name
        path = type.path
        self.values = type.properties.filter(\.isSetLater).compactMap { property in
            guard let type = property.type,
                let expression = values.value(of: type, named: property.name, in: name)
            else { return nil }
            return (property.name, expression)
        }
        if self.values.isEmpty { return nil }
    }

    private static let function = "_setMadeUpProperties"

    /// The extension in the file of the class, which can use what is private there. Each property has a line, which is
    /// left out if it doesn't compile.
    var text: String {
        let lines = values.map {
            "        if controller.\($0.property) == nil { controller.\($0.property) = \($0.expression) }\n"
        }
        return """
            extension \(name) {
                @MainActor static func \(Self.function)(of controller: \(name)) {
            \(lines.joined())    }
            }

            """
    }

    /// The statement that sets the properties of a controller of the class.
    var call: String {
        "if let found = controller as? \(name) { \(name).\(Self.function)(of: found) }"
    }
}
