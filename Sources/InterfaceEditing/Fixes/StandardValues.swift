import InterfaceBuilder
import UIKit

/// Interface Builder's standard values (Documentation/Layout.md 3.7), and its command "Use Standard
/// Value", which sets the constants of spaces to them.
@MainActor enum StandardValues {
    static let betweenSiblings: CGFloat = 8
    static let toSuperview: CGFloat = 20

    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> (change: FixChange, items: Set<String>) {
        var editor = SourceEditor(original.map)
        var (notes, items): ([String], Set<String>) = ([], [])
        for reference in ConstraintReference.all(in: original.map)
        where reference.places(targets) {
            let element = reference.element
            guard let constant = constant(of: reference, in: original.map) else { continue }
            let known = element["constant"].flatMap(DocumentNumber.value) ?? 0
            guard known != constant || element["symbolic"] == nil else { continue }
            let text = DocumentNumber.constant(constant)
            if constant == 0 {
                editor.removeAttribute("constant", of: element)
            } else {
                editor.set(
                    "constant", to: text, of: element, behind: ConstraintAttributes.beforeConstant)
            }
            editor.set(
                "symbolic", to: "YES", of: element,
                behind: ConstraintAttributes.beforeConstant + ["constant"])
            items.formUnion(reference.views.filter { $0 != reference.owner })
            notes.append(
                "constraint \(element.id ?? ""): constant changed from "
                    + "\(DocumentNumber.constant(known)) to the standard value \(text)")
        }
        return (FixChange(document: try original.edited(editor), notes: notes), items)
    }

    /// Returns the standard constant, or `nil` for constraints that aren't spaces.
    private static func constant(
        of reference: ConstraintReference, in map: SourceMap
    ) -> CGFloat? {
        let element = reference.element
        guard reference.views.count == 2, let first = element["firstAttribute"],
            let second = element["secondAttribute"]
        else { return nil }
        let guides = [element["firstItem"], element["secondItem"]]
            .map { $0.flatMap(map.element(id:))?.name }
        if let index = guides.firstIndex(of: "viewControllerLayoutGuide") {
            let isTop = (index == 0 ? first : second) == "bottom"
            return (index == 0) == isTop ? -betweenSiblings : betweenSiblings
        }
        guard let container = reference.views.firstIndex(of: reference.owner) else {
            switch (first, second) {
            case ("top", "bottom"), ("leading", "trailing"), ("left", "right"):
                return betweenSiblings
            case ("bottom", "top"), ("trailing", "leading"), ("right", "left"):
                return -betweenSiblings
            default: return nil
            }
        }
        let (outer, inner) = container == 0 ? (first, second) : (second, first)
        if outer == inner + "Margin" { return 0 }
        guard outer == inner, let isFar = ConstraintAttributes.isFarEdge(inner) else { return nil }
        let isVertical = inner == "top" || inner == "bottom"
        let distance =
            guides[container] == "viewLayoutGuide" && isVertical ? betweenSiblings : toSuperview
        return (container == 0) == isFar ? distance : -distance
    }
}
