/// A Swift file of a module.
public struct SourceText: Sendable, Hashable {
    /// The path that the compiler's messages name.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
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
