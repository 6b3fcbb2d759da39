import Foundation

/// A command of Interface Builder's menu "Resolve Auto Layout Issues"
/// (Documentation/LayoutIssues.md 3).
public enum LayoutFix: Sendable, Hashable, CaseIterable {
    /// Changes frames to those that the constraints specify on the design canvas.
    case updateFrames
    /// Changes constants of constraints to match the frames on the canvas.
    case updateConstraints
    /// Adds constraints until no view's layout is ambiguous.
    case addMissing
    /// Removes constraints, and then adds suggested ones.
    case resetToSuggested
    /// Removes constraints.
    case clear
}

/// The views of a document that a fix applies to; all if no view or scene is named.
public struct FixSelection: Sendable {
    /// Object IDs or names of views: the label in Interface Builder, text, or title.
    public var views: [String]
    /// The scene's name or object ID.
    public var scene: String?

    public init(views: [String] = [], scene: String? = nil) {
        self.views = views
        self.scene = scene
    }
}

/// A document after a fix.
public struct FixedDocument: Sendable {
    /// The file's contents, which are unchanged if there was nothing to fix.
    public let data: Data
    /// A line for each change, and for each view that couldn't be fixed.
    public let notes: [String]
}
