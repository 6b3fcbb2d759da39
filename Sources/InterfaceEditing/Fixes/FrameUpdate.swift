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
