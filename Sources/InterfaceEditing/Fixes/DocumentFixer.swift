import ContactSheetDiagnostics
import Foundation
import UIKit

/// Performs the commands of Interface Builder's menu for layout issues on a document's text.
@preconcurrency @MainActor public struct DocumentFixer {
    let original: EditableDocument

    /// Creates a fixer by parsing the contents of a file with this name.
    public init(data: Data, fileName: String) throws(FixError) {
        original = try EditableDocument(Array(data), fileName: fileName)
    }

    /// Returns the document after applying the fix to the selection.
    public func fixed(
        _ fix: LayoutFix, _ selection: FixSelection = FixSelection()
    ) throws(FixError) -> FixedDocument {
        try fixed(selection) { targets throws(FixError) in try apply(fix, targets) }
    }

    /// Returns the document after adding, changing, or deleting constraints of the selection, and
    /// then updating frames.
    public func fixed(
        _ edit: ConstraintEdit, _ selection: FixSelection = FixSelection(),
        updating scope: FrameUpdateScope = .none
    ) throws(FixError) -> FixedDocument {
        try fixed(selection) { targets throws(FixError) in
            try ConstraintEditing.apply(edit, to: original, targets, updating: scope)
        }
    }

    private func fixed(
        _ selection: FixSelection, _ apply: (FixTargets) throws(FixError) -> FixChange
    ) throws(FixError) -> FixedDocument {
        guard original.usesAutoLayout else {
            throw .noAutoLayout(file: original.document.fileName)
        }
        let targets = try FixTargets(selection, in: original.document)
        // Diagnostics of the layout are discarded here; rendering and linting report them.
        let (result, _) = DiagnosticLog.collecting { outcome(targets, apply) }
        let change = try result.get()
        return FixedDocument(data: Data(change.document.map.bytes), notes: change.notes)
    }

    private func outcome(
        _ targets: FixTargets, _ apply: (FixTargets) throws(FixError) -> FixChange
    ) -> Result<FixChange, FixError> {
        do throws(FixError) {
            return .success(try apply(targets))
        } catch {
            return .failure(error)
        }
    }

    private func apply(
        _ fix: LayoutFix, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        switch fix {
        case .updateFrames: return try FrameUpdate.apply(original, targets)
        case .updateConstraints: return try ConstantUpdate.apply(original, targets)
        case .addMissing:
            let drawn = targets.drawn(in: original)
            return try ConstraintSuggestions.apply(original, drawn)
        case .clear: return try ConstraintClearing.apply(original, targets)
        case .resetToSuggested:
            let drawn = targets.drawn(in: original)
            let cleared = try ConstraintClearing.apply(original, drawn)
            let suggested = try ConstraintSuggestions.apply(cleared.document, drawn)
            let left = targets.views.subtracting(drawn.views).sorted()
                .map { "\($0): not changed, because the document stores no frames" }
            return FixChange(
                document: suggested.document, notes: cleared.notes + suggested.notes + left)
        }
    }
}

/// The result of a fix.
struct FixChange {
    var document: EditableDocument
    var notes: [String]
}
