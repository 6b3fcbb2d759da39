import ConstraintSolver
import Foundation
import UIKit

@MainActor extension Document {
    /// Lays out every root view on the document's own canvas, as Interface Builder did: with the
    /// safe areas, margins and natural sizes of its version. With `storedTextSizes`, texts have
    /// the sizes that are stored for them instead of measured ones. Another canvas is a device as
    /// it runs.
    public func designFrames(
        storedTextSizes: Bool = false, on canvas: CanvasChoice? = nil
    ) -> [DesignFrames] {
        designViews(storedTextSizes: storedTextSizes, on: canvas) { root, objects in
            DesignFrames(
                root: root, frames: objects.order.map { ($0.id, $0.view.untransformedFrame) })
        }
    }

    /// The systems of constraints of the root views, for measurements.
    public func designSystems() -> [System] {
        designViews(storedTextSizes: true, on: nil) { _, objects in
            objects.order.first?.view.layoutSystem ?? System()
        }
    }

    /// Lays out every root view, and gives its id and its objects to `read`.
    func designViews<T>(
        storedTextSizes: Bool, on canvas: CanvasChoice?, read: (String, BuiltObjects) -> T
    ) -> [T] {
        onCanvas(canvas, storedTextSizes: storedTextSizes) { context in
            let controllers = objectGroups.joined().filter(SceneReader.isController)
            let surroundings = SurroundingsReader.surroundings(of: controllers)
            return objectGroups.flatMap { DesignRoot.all(of: $0) }.map { root in
                let around = root.controller?.id.flatMap { surroundings[$0] } ?? Surroundings()
                return read(root.view.id ?? "", layOut(root, around, context))
            }
        }
    }

    private func layOut(
        _ root: DesignRoot, _ surroundings: Surroundings, _ context: DesignContext
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
        view.layoutIfNeeded()
        return builder.objects
    }

    /// A root that stands below an opaque bar ends with the canvas, however high it is stored.
    private func storedSize(of root: Element) -> CGSize {
        let canvas = UIScreen.main.interfaceBounds.size
        guard let rect = root.rect("frame") else { return canvas }
        guard rect.minY > 0, rect.width == canvas.width, rect.height == canvas.height else {
            return rect.size
        }
        return CGSize(width: rect.width, height: canvas.height - rect.minY)
    }
}
