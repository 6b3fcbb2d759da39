import Diagnostics
import Foundation
import InterfaceBuilder

/// An issue of a preview, with all the configurations in which it shows.
public struct FoundIssue: Sendable {
    public let preview: String
    /// The document's path; nil for previews in code.
    public let file: String?
    /// As the first configuration words it.
    public let issue: LayoutIssue
    /// Whether Interface Builder's own canvas shows it.
    public internal(set) var isOnCanvas = false
    /// In the order of the run.
    public internal(set) var configurations: [Configuration] = []

    /// The same for the same issue however lines and words change: 16 hexadecimal digits.
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
    /// The 64-bit FNV-1a hash of the UTF-8.
    fileprivate var fingerprint: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
