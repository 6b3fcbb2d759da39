/// A Swift file of a module.
public struct SourceText: Sendable, Hashable {
    /// The path that the compiler's messages name.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Returns the path in the compiler's messages: as in a string literal, because the compiler doesn't
    /// evaluate the one of `#sourceLocation`.
    public static func reportedPath(_ path: String) -> String {
        // A quotation mark and a combining mark are one character, but two scalars.
        path.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }
}

/// The Swift files of one module, and what their compilation depends on.
public struct ModuleSources: Sendable {
    public let name: String
    public let files: [SourceText]
    /// The custom conditions, such as `DEBUG`.
    public let conditions: Set<String>
    /// The modules that `import` and `canImport` find.
    public let importableModules: Set<String>

    public init(
        name: String, files: [SourceText], conditions: Set<String> = [],
        importableModules: Set<String>
    ) {
        self.name = name
        self.files = files
        self.conditions = conditions
        self.importableModules = importableModules
    }
}
