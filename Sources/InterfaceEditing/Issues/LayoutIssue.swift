import ContactSheetDiagnostics
import Foundation

/// An error or possible problem in a view's layout.
public struct LayoutIssue: Codable, Sendable, Hashable {
    public let rule: LayoutRule
    /// The severity, which is that of the rule unless the issue is milder.
    public package(set) var severity: Diagnostic.Severity
    /// The message: a sentence, or Xcode's text.
    public package(set) var message: String
    /// The view's path from the root view, in the form of `viewPath`; empty for a whole scene.
    public package(set) var view: String
    /// The object of the issue, independent of its line and message: an object ID, or the view's
    /// path if there is none. The same issue has the same subject everywhere.
    public let subject: String
    /// The line in the document, counted from 1.
    public package(set) var line: Int?
    /// How to resolve the issue, if known.
    public package(set) var hint: String?
    /// Details that don't fit into the message.
    public package(set) var details: [String]

    /// The object IDs of the views that the issue is about, the view itself first, followed by
    /// those that contain it. For a conflict, all views of its constraints.
    package var involved: [String] = []
    /// The frame of the view in the window's coordinate space, in points; `nil` for a whole scene.
    package var frame: CGRect?
    /// The frame that the document stores, in the same space, if the issue is that it differs.
    package var storedFrame: CGRect?
    /// How the issue is combined with others that have the same cause, or `nil` if it isn't.
    package var share: Share?
    /// Whether the issue is intended if it occurs in all of several configurations.
    package var isMeantIfEverywhere = false
    /// How many of a scene's views the issue is about, or `nil` if it is about one.
    package var tally: Tally?

    /// A part of a message about several views, such as “Save” *is under the home indicator*.
    package struct Share: Codable, Sendable, Hashable {
        /// What the combined issues have in common.
        package let cause: String
        /// The name of the view, in quotation marks.
        package let name: String
        /// What is said about several views: "are under the home indicator".
        package let plural: String
        /// The edge of the screen that the issue is about, or `nil` if it isn't about one.
        package let edge: ScreenEdge?

        package init(cause: String, name: String, plural: String, edge: ScreenEdge? = nil) {
            self.cause = cause
            self.name = name
            self.plural = plural
            self.edge = edge
        }
    }

    package enum ScreenEdge: Codable, Sendable, Hashable {
        case top
        case bottom
        /// The left or the right edge, which are alike in the two landscape orientations.
        case side
    }

    /// A number of views, such as *3 of 5 labels don't scale with the preferred text size*.
    package struct Tally: Codable, Sendable, Hashable {
        package var affected: Int
        package var all: Int
        /// What is said about the views: "labels don't scale with the preferred text size".
        package let plural: String

        package init(affected: Int, all: Int, plural: String) {
            self.affected = affected
            self.all = all
            self.plural = plural
        }

        package var message: String { "\(affected) of \(all) \(plural)" }
    }

    public init(
        _ rule: LayoutRule, _ message: String, view: String, subject: String, line: Int? = nil,
        hint: String? = nil, details: [String] = []
    ) {
        self.rule = rule
        severity = rule.severity
        self.message = message
        self.view = view
        self.subject = subject
        self.line = line
        self.hint = hint
        self.details = details
    }
}
