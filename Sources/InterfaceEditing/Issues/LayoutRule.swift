import ContactSheetDiagnostics

/// A kind of issue that layouts are checked for.
public struct LayoutRule: Codable, Sendable, Hashable {
    /// The ID, such as "missing-constraints".
    public let id: String
    /// The severity of its issues, unless an issue is milder or a project changes it.
    public let severity: Diagnostic.Severity
    public let wording: Wording
    /// A sentence that describes what the rule finds.
    public let summary: String
    /// Whether the rule is checked only if it is enabled.
    public let isOptional: Bool

    /// The origin of the messages' text.
    public enum Wording: String, Codable, Sendable, Hashable {
        /// Xcode's text (Documentation/LayoutIssues.md 2).
        case xcode
        case own
    }

    public init(
        _ id: String, _ severity: Diagnostic.Severity, _ summary: String, wording: Wording = .own,
        isOptional: Bool = false
    ) {
        self.id = id
        self.severity = severity
        self.wording = wording
        self.summary = summary
        self.isOptional = isOptional
    }
}
