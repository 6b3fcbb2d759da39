import Diagnostics
import Foundation
import InterfaceBuilder

/// An issue of a preview, with all configurations in which it occurs.
public struct FoundIssue: Sendable {
    public let preview: String
    /// The document's path, or `nil` for previews in code.
    public let file: String?
    /// The issue as it occurs in the first configuration.
    public let issue: LayoutIssue
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
        fingerprint =
            [preview, issue.rule.id, issue.subject].joined(separator: "\u{1F}").fingerprint
    }
}

extension String {
    /// The 64-bit FNV-1a hash of the string's UTF-8.
    fileprivate var fingerprint: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
