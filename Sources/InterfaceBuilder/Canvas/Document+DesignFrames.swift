import ConstraintSolver
import Foundation
import UIKit

@MainActor extension Document {
    /// Lays out every root view on the document's own canvas, as Interface Builder did, with the
    /// safe areas, margins, and intrinsic sizes of its version.
    ///
    /// - Parameters:
    ///   - storedTextSizes: Whether texts have their stored sizes instead of measured ones.
    ///   - canvas: The device to lay out on, with the metrics of a running app, instead of the
    ///     document's own canvas.
    public func designFrames(
        storedTextSizes: Bool = false, on canvas: CanvasChoice? = nil
    ) -> [DesignFrames] {
        designViews(storedTextSizes: storedTextSizes, on: canvas, sizesPlainViews: true) {
            root, objects in
            DesignFrames(
                root: root, frames: objects.order.map { ($0.id, $0.view.untransformedFrame) })
        }
    }

    /// Returns the constraint systems of the root views, for measurements.
    public func designSystems() -> [System] {
        designViews(storedTextSizes: true, on: nil) { _, objects in
            objects.order.first?.view.layoutSystem ?? System()
        }
    }

    /// Lays out every root view, and calls `read` with its ID and its objects.
    ///
    /// - Parameter sizesPlainViews: Whether plain views in stack views that nothing sizes get the
    ///   size that they have on the canvas. Their layout isn't ambiguous then.
    package func designViews<T>(
        storedTextSizes: Bool, on canvas: CanvasChoice?, sizesPlainViews: Bool = false,
        read: (String, BuiltObjects) -> T
    ) -> [T] {
        onCanvas(canvas, storedTextSizes: storedTextSizes) { context in
            let controllers = objectGroups.joined().filter(SceneReader.isController)
            let surroundings = SurroundingsReader.surroundings(of: controllers)
            return objectGroups.flatMap { DesignRoot.all(of: $0) }.map { root in
                let around = root.controller?.id.flatMap { surroundings[$0] } ?? Surroundings()
                let own = turned(context, for: root, storedTextSizes: storedTextSizes)
                let objects = layOut(root, around, own, sizesPlainViews: sizesPlainViews)
                return read(root.view.id ?? "", objects)
            }
        }
    }

    private func layOut(
        _ root: DesignRoot, _ surroundings: Surroundings, _ context: DesignContext,
        sizesPlainViews: Bool
    ) -> BuiltObjects {
        let element = root.view.resolved(for: context.traits)
        let stored = storedSize(of: element)
        let builder = ViewBuilder(document: self, design: context)
        let view = builder.view(element, in: stored)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        let fillsScreen = root.controller != nil || DesignCanvas.isFilled(by: element)
        let isStored = context.isOwnCanvas || !fillsScreen
        view.frame = CGRect(
            origin: .zero, size: isStored ? stored : UIScreen.main.interfaceBounds.size)
        context.arrange(view, element, of: root.controller, surroundings)
        builder.objects.addGuides(of: root.controller, to: view)
        ConstraintDecoder(document: self, objects: builder.objects, keepsPlaceholders: true)
            .activateAll()
        if sizesPlainViews { context.sizePlainViews(builder.objects, in: element) }
        // The margins of some cells depend on the width of the table, which constraints determine.
        for _ in 0..<2 {
            context.arrangeCells(builder.objects, hasController: root.controller != nil)
            view.layoutIfNeeded()
        }
        return builder.objects
    }

    /// Returns the stored size of a root view. One that is below an opaque bar ends at the bottom
    /// of the canvas, even if a larger height is stored.
    private func storedSize(of root: Element) -> CGSize {
        let canvas = UIScreen.main.interfaceBounds.size
        guard let rect = root.rect("frame") else { return canvas }
        guard rect.minY > 0, rect.width == canvas.width, rect.height == canvas.height else {
            return rect.size
        }
        return CGSize(width: rect.width, height: canvas.height - rect.minY)
    }
}
