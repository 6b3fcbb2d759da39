import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import InterfaceEditing

/// An issue of a preview, with all configurations in which it occurs.
public struct FoundIssue: Sendable {
    public let preview: String
    /// The document's path, or `nil` for previews in code.
    public let file: String?
    /// The issue as it occurs on the newest device, or on the canvas if it occurs on none.
    public internal(set) var issue: LayoutIssue
    /// Whether the issue occurs on Interface Builder's own canvas.
    public internal(set) var isOnCanvas = false
    /// The configurations, in the order of the run.
    public internal(set) var configurations: [Configuration] = []
    /// The frames of the views that the issue is about in each configuration, in points in the
    /// window's coordinate space. An issue that only counts views has none.
    public internal(set) var frames: [Configuration: [CGRect]] = [:]
    /// The frame that the document stores on the canvas, in points in the window's coordinate space,
    /// if the issue is that it differs.
    public var storedFrame: CGRect? { issue.storedFrame }
    /// All configurations in which the preview was checked.
    public internal(set) var checked: [Configuration] = []
    /// The screen of Interface Builder's canvas, such as "iPhone 8" or "600 × 600 points", or `nil`
    /// for previews in code.
    public let canvas: String?

    /// A fingerprint of 16 hexadecimal digits that identifies the issue even if its line or message
    /// changes.
    public let fingerprint: String

    init(_ issue: LayoutIssue, of preview: Preview) {
        self.init(
            issue, preview: preview.name, file: preview.source?.path,
            canvas: preview.source?.document.canvasDevice?.name)
    }

    public init(
        _ issue: LayoutIssue, preview: String, file: String?, canvas: String? = nil,
        configurations: [Configuration] = []
    ) {
        self.preview = preview
        self.issue = issue
        self.file = file
        self.configurations = configurations
        self.canvas = canvas
        let parts = [preview, issue.rule.id, issue.subject]
        fingerprint = StableHash(parts.joined(separator: "\u{1F}")).digits
    }

    /// Returns the issue with another severity.
    public func with(_ severity: Diagnostic.Severity) -> FoundIssue {
        var changed = self
        changed.issue.severity = severity
        return changed
    }

    /// Replaces the numbers with those of another device. The path of the view stays the first one;
    /// on devices it can begin with containers.
    mutating func replace(with issue: LayoutIssue) {
        let path = self.issue.view
        self.issue = issue
        self.issue.view = path
    }
}
