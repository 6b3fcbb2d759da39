import InterfaceBuilder
import UIKit

/// Sets constants of constraints to match the stored frames (Documentation/LayoutIssues.md 3). Only
/// required constraints with a multiplier of 1 change, and only by more than Interface Builder's
/// own tolerance.
@MainActor enum ConstantUpdate {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        let references = ConstraintReference.all(in: original.map)
            .filter { $0.places(targets) }
        let wanted = Dictionary(
            references.compactMap { reference in reference.element.id.map { ($0, reference) } }
        ) { first, _ in first }
        var editor = SourceEditor(original.map)
        var notes: [String] = []
        let variations = VariationReader(original)
        for change in changes(in: original.document) {
            guard let source = wanted[change.id]?.element else { continue }
            let holder = variations.owners(of: source).first { $0["constant"] != nil } ?? source
            editor.set(
                "constant", to: DocumentNumber.constant(change.constant), of: holder,
                behind: ConstraintAttributes.beforeConstant)
            editor.removeAttribute("symbolic", of: holder)
            notes.append(change.message)
        }
        return FixChange(document: try original.edited(editor), notes: notes)
    }

    private struct Change {
        let id: String
        let constant: CGFloat
        let message: String
    }

    private static func changes(in document: Document) -> [Change] {
        document.designViews(storedTextSizes: true, on: nil) { _, objects -> [Change] in
            guard let root = objects.owners.first?.view else { return [] }
            let geometry = CanvasGeometry(objects, root: root)
            let decoder = ConstraintDecoder(
                document: document, objects: objects, keepsPlaceholders: true)
            return objects.owners.flatMap { owner, element in
                (element.child("constraints")?.children ?? []).compactMap { child in
                    guard child.name == "constraint", let id = child.id,
                        let constraint = decoder.decode(child, owner: owner),
                        let constant = constant(of: constraint, owner, geometry)
                    else { return nil }
                    return Change(id: id, constant: constant, message: message(child, constant))
                }
            }
        }.flatMap { $0 }
    }

    /// Returns the new constant, or `nil` if the constraint is satisfied as it is.
    private static func constant(
        of constraint: NSLayoutConstraint, _ owner: UIView, _ geometry: CanvasGeometry
    ) -> CGFloat? {
        guard constraint.priority == .required, constraint.multiplier == 1,
            let first = constraint.firstItem,
            let value = geometry.value(constraint.firstAttribute, of: first, in: owner)
        else { return nil }
        var constant = value
        if constraint.secondAttribute != .notAnAttribute, let second = constraint.secondItem {
            guard let other = geometry.value(constraint.secondAttribute, of: second, in: owner)
            else { return nil }
            constant -= other
        }
        switch constraint.relation {
        case .greaterThanOrEqual where constant >= constraint.constant: return nil
        case .lessThanOrEqual where constant <= constraint.constant: return nil
        default: return CanvasDrift.isNear(constant, constraint.constant) ? nil : constant
        }
    }

    private static func message(_ element: Element, _ constant: CGFloat) -> String {
        let known = element.number("constant").map(DocumentNumber.constant) ?? "0"
        return "constraint \(element.id ?? ""): constant changed from \(known) to "
            + DocumentNumber.constant(constant)
    }
}
