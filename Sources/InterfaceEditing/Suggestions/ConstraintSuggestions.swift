import InterfaceBuilder
import UIKit

/// Adds suggested constraints until the targets' frames aren't ambiguous
/// (Documentation/LayoutIssues.md 3 and 4).
@MainActor enum ConstraintSuggestions {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        let roots = find(in: original.document, targets)
        var writer = SuggestionWriter(original.map)
        for root in roots { writer.write(root.constraints, constraining: root.views) }
        let notes = roots.flatMap { $0.constraints.map(\.description) + $0.ambiguityMessages }
        return FixChange(document: try original.edited(writer.editor), notes: notes)
    }

    /// The suggestions for the hierarchy of one root view.
    struct Root {
        let constraints: [SuggestedConstraint]
        /// The IDs of the views that are positioned by constraints after the change.
        let views: Set<String>
        /// A message for each view that is still ambiguous.
        let ambiguityMessages: [String]
        /// The number of times the layout was solved.
        let solutionCount: Int
        /// The number of times all candidates of a member were compared.
        let searchCount: Int
    }

    /// Finds suggestions for the targets in the hierarchy of each root view.
    static func find(
        in document: Document, _ targets: FixTargets, isExhaustive: Bool = false
    ) -> [Root] {
        let roots = document.objectGroups.flatMap { DesignRoot.all(of: $0) }
        let controllers = Dictionary(
            roots.compactMap { root in root.view.id.map { ($0, root.controller) } }
        ) { first, _ in first }
        return document.designViews(storedTextSizes: false, on: nil) { id, objects -> Root? in
            guard let root = objects.owners.first?.view else { return nil }
            let lines = EdgeLines(
                document: document, objects: objects, root: root,
                controller: controllers[id] ?? nil)
            return find(root, objects, lines, targets, isExhaustive: isExhaustive)
        }.compactMap { $0 }
    }

    private static func find(
        _ root: UIView, _ objects: BuiltObjects, _ lines: EdgeLines, _ targets: FixTargets,
        isExhaustive: Bool
    ) -> Root? {
        TextSizes.apply(to: objects)
        let geometry = CanvasGeometry(objects, root: root)
        let containers = SuggestionContainer.all(objects, geometry, targets)
        let members = containers.flatMap(\.members).filter(\.isTarget)
        guard !members.isEmpty else { return nil }
        for member in members { member.view.translatesAutoresizingMaskIntoConstraints = false }
        let sizes = IntrinsicLengths.apply(to: members, AmbiguousQuantities(root))
        var search = SuggestionSearch(
            root, lines, geometry, containers, isExhaustive: isExhaustive)
        search.run()
        for (view, size) in sizes { view.designTime.intrinsicContentSize = size }
        search.keepLengths()
        let ambiguities = AmbiguousQuantities(root)
        let ambiguous = members.filter { member in
            !NSLayoutConstraint.Axis.inOrder
                .allSatisfy { ambiguities.isDetermined(member.view, $0) }
        }
        // Views without constraints are still positioned by their autoresizing masks.
        let connected = Set(search.chosen.flatMap { [$0.first.id, $0.second?.id] })
        let constrained = members.filter { !$0.isPositionedByMask || connected.contains($0.id) }
        let determined = Set(constrained.map(\.id)).subtracting(ambiguous.map(\.id))
        return Root(
            constraints: search.chosen, views: determined,
            ambiguityMessages: ambiguous.map { "\($0.element.displayName): still ambiguous" },
            solutionCount: search.solutionCount, searchCount: search.searchCount)
    }
}
