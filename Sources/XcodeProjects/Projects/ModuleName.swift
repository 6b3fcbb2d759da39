import Escaping

/// The name of a module. It is an identifier of Swift, so it can be the name of a folder and a part of
/// generated code. No other name of a target is used for these.
public struct ModuleName: Sendable, Hashable, CustomStringConvertible {
    public let text: String

    /// The largest number of bytes, so that names of files with suffixes can be created.
    private static let sizeLimit = 120

    /// Creates a name, or returns `nil` if the text isn't an identifier, is a keyword, or is too long.
    public init?(_ text: String) {
        guard text.isIdentifier, text.utf8.count <= Self.sizeLimit else { return nil }
        self.text = text
    }

    public var description: String { text }
}
