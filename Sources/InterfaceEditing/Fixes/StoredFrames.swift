import InterfaceBuilder
import UIKit

/// The positions in a document's text where the frames of its views are stored.
@MainActor struct StoredFrames {
    private let map: SourceMap
    private let variations: VariationReader

    init(_ text: EditableDocument) {
        map = text.map
        variations = VariationReader(text)
    }

    /// Rewrites the rectangle that is effective on the canvas.
    func store(_ frame: CGRect, of view: SourceElement, with editor: inout SourceEditor) {
        let rect = variations.owners(of: view).lazy
            .compactMap { map.child("rect", key: "frame", of: $0) }.first
        if let rect {
            return set(["x", "y", "width", "height"], frame, of: rect, with: &editor)
        }
        guard let inset = map.child("frame", key: "frameInset", of: view) else { return }
        set(["minX", "minY", "width", "height"], frame, of: inset, with: &editor)
        for name in ["maxX", "maxY"] { editor.removeAttribute(name, of: inset) }
    }

    private func set(
        _ names: [String], _ frame: CGRect, of rect: SourceElement, with editor: inout SourceEditor
    ) {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (index, value) in values.enumerated() {
            let known = rect[names[index]].flatMap(DocumentNumber.value) ?? 0
            // A number that doesn't change keeps its notation.
            guard abs(known - value) > 1e-4 else { continue }
            editor.set(
                names[index], to: DocumentNumber.text(value), of: rect,
                behind: ["key"] + names.prefix(index))
        }
    }
}

/// The variations of an element that are effective on the design canvas.
@MainActor struct VariationReader {
    private let map: SourceMap
    private let traits: UITraitCollection

    init(_ text: EditableDocument) {
        map = text.map
        traits = text.document.onCanvas(nil, storedTextSizes: true) { $0.traits }
    }

    /// Returns the effective variations, the most specific first, followed by the element itself.
    func owners(of element: SourceElement) -> [SourceElement] {
        let matching = map.children(of: element).compactMap { child -> (SourceElement, Int)? in
            guard child.name == "variation", let key = child["key"].map(VariationKey.init),
                key.matches(traits)
            else { return nil }
            return (child, key.specificity)
        }
        return matching.sorted { ($0.1, $0.0.index) > ($1.1, $1.0.index) }.map(\.0) + [element]
    }
}
