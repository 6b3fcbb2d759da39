import Foundation
import InterfaceBuilder
import UIKit

/// A root view laid out on a canvas.
@MainActor struct CanvasScene {
    let document: Document
    /// The elements resolved for the canvas's traits, and the views that were built from them.
    let objects: BuiltObjects
    let root: UIView
    let ambiguousFrames: [AmbiguousFrame]
    /// Whether the canvas is the document's own, which the stored frames are for.
    let isStored: Bool

    init?(_ document: Document, _ objects: BuiltObjects, isStored: Bool = true) {
        guard let root = objects.owners.first?.view else { return nil }
        self.document = document
        self.objects = objects
        self.root = root
        self.isStored = isStored
        ambiguousFrames = root.ambiguousFrames(inRoot: root.documentOrigin?.id ?? "")
    }

    /// Returns the view with an object ID.
    func view(_ id: String) -> UIView? { objects.item(id) as? UIView }
}

/// A kind of issue that Interface Builder's canvas shows.
@MainActor protocol CanvasRule {
    static var rule: LayoutRule { get }
    static func issues(in scene: CanvasScene) -> [LayoutIssue]
}

@MainActor extension Document {
    /// The rules of Interface Builder's own canvas.
    static let canvasRules: [any CanvasRule.Type] = [
        MissingConstraints.self, ConflictingConstraints.self, MisplacedView.self,
        ContentPriority.self, ScrollableContent.self, FixedWidth.self, UnconstrainedViews.self,
    ]

    /// The rules that `canvasIssues()` checks.
    public static var canvasLayoutRules: [LayoutRule] { canvasRules.map { $0.rule } }

    /// Returns the issues that Interface Builder would report for the document on its own canvas,
    /// by the object ID of the scene's controller or top-level view, in document order.
    public func canvasIssues() -> [(scene: String, issues: [LayoutIssue])] {
        let roots = objectGroups.flatMap { DesignRoot.all(of: $0) }
        let issues = designViews(storedTextSizes: true, on: nil) { _, objects in
            CanvasScene(self, objects).map { scene in
                ReportCache.scoped { Self.canvasRules.flatMap { $0.issues(in: scene) } }
            } ?? []
        }
        return zip(roots, issues).map { root, issues in
            (root.controller?.id ?? root.view.id ?? "", issues)
        }
    }
}
