import InterfaceBuilder
import UIKit

/// A root view as Interface Builder's canvas shows it, with its constraints and their issues.
public struct CanvasPreview: Sendable {
    /// The name of the scene, as `render` uses it.
    public let scene: String
    public let list: DisplayList
}

@MainActor extension Document {
    /// Draws the root views on the document's own canvas with their stored frames, or on another canvas with
    /// the frames that the layout produces there (Documentation/Canvas.md 7).
    ///
    /// - Parameters:
    ///   - selection: The scene, and the views whose constraints are drawn; all if none are selected.
    ///   - canvas: The other canvas.
    public func canvasPreviews(
        of selection: FixSelection = FixSelection(), on canvas: CanvasChoice? = nil
    ) throws(FixError) -> [CanvasPreview] {
        let targets = try FixTargets(selection, in: self)
        let roots = objectGroups.flatMap { DesignRoot.all(of: $0) }
        let drawn = roots.map { root in
            scenes.contains { $0.id == (root.controller?.id ?? root.view.id) && $0.hasPicture }
                && root.view.viewsBelow.contains { targets.contains($0.id) }
        }
        var index = -1
        let previews = designViews(storedTextSizes: true, on: canvas) {
            id, objects -> CanvasPreview? in
            index += 1
            guard drawn[index], let scene = CanvasScene(self, objects, isStored: canvas == nil)
            else { return nil }
            return ReportCache.scoped {
                preview(scene, of: roots[index], targets)
            }
        }
        return previews.compactMap { $0 }
    }

    private func preview(
        _ scene: CanvasScene, of root: DesignRoot, _ targets: FixTargets
    ) -> CanvasPreview {
        let content = CanvasContent(scene, controller: root.controller, targets)
        if scene.isStored { StoredPlacement.restore(scene) }
        let drawing = CanvasDrawing(content, root: scene.root)
        return CanvasPreview(scene: sceneName(of: root), list: drawing.list)
    }
}

/// Moves views to their stored frames, where Interface Builder shows them.
@MainActor enum StoredPlacement {
    /// Removes the constraints of the document and sets the stored frames, if a view isn't where the
    /// document stores it. Stack views and cells keep arranging their views.
    static func restore(_ scene: CanvasScene) {
        let owners = scene.objects.owners.filter { view, element in
            view !== scene.root && element.key == nil && view.superview is UIStackView == false
                && element.rect("frame") != nil && !view.isHidden
        }
        let isMoved = owners.contains { view, element in
            element.rect("frame").map { !CanvasDrift.isNear($0, view.untransformedFrame) } ?? false
        }
        guard isMoved else { return }
        for (view, _) in scene.objects.owners {
            for constraint in view.constraints where !constraint.isMadeByUIKit {
                constraint.isActive = false
            }
        }
        for (view, element) in owners {
            guard let frame = element.rect("frame") else { continue }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = []
            view.frame = frame
        }
    }
}
