import Diagnostics

/// What is looked for in a layout.
public struct LayoutRule: Sendable, Hashable {
    /// Such as "missing-constraints".
    public let id: String
    public let severity: Diagnostic.Severity
    public let words: Words
    /// One sentence that says what the rule finds.
    public let summary: String

    /// Whose words the messages are.
    public enum Words: String, Sendable, Hashable {
        /// As Xcode shows them (Documentation/LayoutIssues.md 2).
        case xcode
        case own
    }

    public init(
        _ id: String, _ severity: Diagnostic.Severity, _ summary: String, words: Words = .own
    ) {
        self.id = id
        self.severity = severity
        self.words = words
        self.summary = summary
    }
}
