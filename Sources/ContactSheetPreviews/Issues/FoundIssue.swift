import ContactSheetDiagnostics
import Foundation
import InterfaceBuilder

/// An issue of a preview, with all configurations in which it occurs.
public struct FoundIssue: Sendable {
    public let preview: String
    /// The document's path, or `nil` for previews in code.
    public let file: String?
    /// The issue as it occurs in the first configuration, or on the canvas if it occurs in none.
    public private(set) var issue: LayoutIssue
    /// Whether the issue occurs on Interface Builder's own canvas.
    public internal(set) var isOnCanvas = false
    /// The configurations, in the order of the run.
    public internal(set) var configurations: [Configuration] = []

    /// A fingerprint of 16 hexadecimal digits that identifies the issue even if its line or message
    /// changes.
    public let fingerprint: String

    init(_ issue: LayoutIssue, of preview: Preview) {
        self.init(issue, preview: preview.name, file: preview.source?.path)
    }

    public init(
        _ issue: LayoutIssue, preview: String, file: String?, configurations: [Configuration] = []
    ) {
        self.preview = preview
        self.issue = issue
        self.file = file
        self.configurations = configurations
        let parts = [preview, issue.rule.id, issue.subject]
        fingerprint = StableHash(parts.joined(separator: "\u{1F}")).digits
    }

    /// Returns the issue with another severity of its rule.
    public func with(_ severity: Diagnostic.Severity) -> FoundIssue {
        var changed = self
        changed.issue.rule.severity = severity
        return changed
    }

    /// Replaces the numbers of the canvas with those of a device. The path of the view stays that
    /// of the canvas, because on devices it can begin with containers.
    mutating func replaceCanvas(with issue: LayoutIssue) {
        let path = self.issue.view
        self.issue = issue
        self.issue.view = path
    }
}
