import Foundation

/// A command of Interface Builder's menu "Resolve Auto Layout Issues"
/// (Documentation/LayoutIssues.md 3).
public enum LayoutFix: Sendable, Hashable, CaseIterable {
    /// Frames become what the constraints say on the design canvas.
    case updateFrames
    /// Constants of constraints become what the frames of the canvas say.
    case updateConstraints
    /// Constraints are added until no view's frame is undetermined.
    case addMissing
    /// Constraints are removed, then suggested anew.
    case resetToSuggested
    /// Constraints are removed.
    case clear
}

/// Which views of a document a fix is for; all without any name.
public struct FixSelection: Sendable {
    /// Object ids, or what people call views: their label in Interface Builder, text or title.
    public var views: [String]
    /// A scene's name or object id.
    public var scene: String?

    public init(views: [String] = [], scene: String? = nil) {
        self.views = views
        self.scene = scene
    }
}

/// A document as a fix leaves it.
public struct FixedDocument: Sendable {
    /// The file's bytes: the same as before where nothing was to be done.
    public let data: Data
    /// A line for each change, and for what could not be done.
    public let notes: [String]
}
