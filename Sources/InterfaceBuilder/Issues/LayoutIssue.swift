/// An error or possible problem in a view's layout.
public struct LayoutIssue: Sendable, Hashable {
    public package(set) var rule: LayoutRule
    /// The message: a sentence, or Xcode's text.
    public let message: String
    /// The view's path from the root view, in the form of `viewPath`; empty for a whole scene.
    public package(set) var view: String
    /// The object of the issue, independent of its line and message: an object ID, or the view's
    /// path if there is none. The same issue has the same subject everywhere.
    public let subject: String
    /// The line in the document, counted from 1.
    public let line: Int?
    /// How to resolve the issue, if known.
    public let hint: String?
    /// Details that don't fit into the message.
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
