import UIKit

/// Stores the frames that views have on the design canvas according to their constraints
/// (Documentation/LayoutIssues.md 3). Views whose frames differ by no more than Interface Builder's
/// own tolerance keep their stored frames, and so do those with an ambiguous layout.
@MainActor enum FrameUpdate {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        var change = FixChange(document: original, notes: [])
        // Measured texts are compared with stored sizes, so the update repeats until no frame
        // changes.
        for round in 0..<roundLimit {
            let update = update(change.document, targets)
            change.notes += update.notes + (round == 0 ? update.left : [])
            guard !update.editor.isEmpty else { break }
            change.document = try change.document.edited(update.editor)
        }
        return change
    }

    private static let roundLimit = 8

    private static func update(
        _ text: EditableDocument, _ targets: FixTargets
    ) -> (editor: SourceEditor, notes: [String], left: [String]) {
        var editor = SourceEditor(text.map)
        var (notes, left): ([String], [String]) = ([], [])
        let frames = StoredFrames(text)
        for placed in PlacedView.all(in: text.document) where targets.contains(placed.id) {
            guard let source = text.map.element(id: placed.id),
                let stored = placed.element.frame(in: placed.superviewSize)
            else { continue }
            if let reason = placed.reason {
                left.append("\(placed.element.displayName): not updated, because \(reason)")
                continue
            }
            let isMarked = source["misplaced"] != nil
            editor.removeAttribute("misplaced", of: source)
            guard isMarked ? stored != placed.frame : !CanvasDrift.isNear(stored, placed.frame)
            else { continue }
            frames.store(placed.frame, of: source, with: &editor)
            notes.append(
                "\(placed.element.displayName): frame changed from \(stored.spelledOut) to "
                    + placed.frame.spelledOut)
        }
        return (editor, notes, left)
    }
}

/// A view that constraints or a stack view position on the canvas.
@MainActor struct PlacedView {
    let id: String
    let element: Element
    let frame: CGRect
    /// The size of its superview.
    let superviewSize: CGSize
    /// Why the layout is ambiguous and how to resolve it, or `nil` if it isn't ambiguous.
    let reason: String?

    /// Returns the views of all root views, in document order. Hidden views in stack views are
    /// omitted, because they don't take part in the layout.
    static func all(in document: Document) -> [PlacedView] {
        document.designViews(storedTextSizes: false, on: nil) { _, objects -> [PlacedView] in
            TextSizes.apply(to: objects)
            let reasons = AmbiguityReasons(objects)
            return objects.owners.compactMap { view, element in
                guard let id = element.id, let superview = view.superview,
                    !view.translatesAutoresizingMaskIntoConstraints,
                    !isHiddenInStack(view), element.key == nil
                else { return nil }
                return PlacedView(
                    id: id, element: element, frame: view.untransformedFrame,
                    superviewSize: superview.bounds.size, reason: reasons.reason(for: view, id: id))
            }
        }.flatMap { $0 }
    }

    private static func isHiddenInStack(_ view: UIView) -> Bool {
        view.selfAndAncestors.contains { $0.isHidden && $0.superview is UIStackView }
    }
}
