import Foundation
import UIKit

/// Does what Interface Builder's menu of layout issues does, with a document's text.
@MainActor public struct DocumentFixer {
    private let original: EditableDocument

    /// Parses the bytes of a file of this name.
    public init(data: Data, fileName: String) throws(FixError) {
        original = try EditableDocument(Array(data), fileName: fileName)
    }

    /// The document after the fix of what is selected.
    public func fixed(
        _ fix: LayoutFix, _ selection: FixSelection = FixSelection()
    ) throws(FixError) -> FixedDocument {
        guard original.usesAutoLayout else {
            throw .noAutoLayout(file: original.document.fileName)
        }
        let targets = try FixTargets(selection, in: original.document)
        var notes: [String] = []
        var current = original
        for step in fix.steps {
            let change = try step(current, targets)
            current = change.document
            notes += change.notes
        }
        return FixedDocument(data: Data(current.map.bytes), notes: notes)
    }
}

/// What a step of a fix made of a document.
struct FixChange {
    var document: EditableDocument
    var notes: [String]
}

@MainActor extension LayoutFix {
    typealias Step = @MainActor (EditableDocument, FixTargets) throws(FixError) -> FixChange

    fileprivate var steps: [Step] {
        switch self {
        case .updateFrames: [FrameUpdate.apply]
        case .updateConstraints: [ConstantUpdate.apply]
        case .addMissing: [ConstraintSuggestions.apply]
        case .resetToSuggested: [ConstraintClearing.apply, ConstraintSuggestions.apply]
        case .clear: [ConstraintClearing.apply]
        }
    }
}
