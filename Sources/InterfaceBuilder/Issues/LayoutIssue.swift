/// Something wrong, or doubtful, about one view's layout.
public struct LayoutIssue: Sendable, Hashable {
    public let rule: LayoutRule
    /// One sentence, or what Xcode says.
    public let message: String
    /// The view's path from the root view, as `viewPath` writes it; empty for a whole scene.
    public let view: String
    /// What the issue is about, whatever line it stands on and however it is worded: an object id,
    /// or the view's path where there is none. The same issue has the same subject everywhere.
    public let subject: String
    /// The document's line, counted from 1.
    public let line: Int?
    /// What to do about it, if anything is known.
    public let hint: String?
    /// What one sentence has no room for.
    public let details: [String]

    public init(
        _ rule: LayoutRule, _ message: String, view: String, subject: String, line: Int? = nil,
        hint: String? = nil, details: [String] = []
    ) {
        self.rule = rule
        self.message = message
        self.view = view
        self.subject = subject
        self.line = line
        self.hint = hint
        self.details = details
    }
}
