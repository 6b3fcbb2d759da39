import UIKit

/// Adds suggested constraints until no frame of the targets is undetermined
/// (Documentation/LayoutIssues.md 3 and 4).
@MainActor enum ConstraintSuggestions {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange {
        let roots = find(in: original.document, targets)
        var writer = SuggestionWriter(original.map)
        for root in roots { writer.write(root.constraints, constraining: root.views) }
        let notes = roots.flatMap { $0.constraints.map(\.words) + $0.leftOpen }
        return FixChange(document: try original.edited(writer.editor), notes: notes)
    }

    /// What is suggested beneath one root view.
    struct Root {
        let constraints: [SuggestedConstraint]
        /// The ids of the views that constraints place from now on.
        let views: Set<String>
        /// A line for each view that stays undetermined.
        let leftOpen: [String]
        /// How often the layout was solved.
        let solutionCount: Int
    }

    /// Finds suggestions for the targets beneath each root view.
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
        TextSizes.settle(objects)
        let geometry = CanvasGeometry(objects, root: root)
        let containers = SuggestionContainer.all(objects, geometry, targets)
        let members = containers.flatMap(\.members).filter(\.isTarget)
        guard !members.isEmpty else { return nil }
        for member in members { member.view.translatesAutoresizingMaskIntoConstraints = false }
        NaturalLengths.settle(members, OpenQuantities(root))
        var search = SuggestionSearch(
            root, lines, geometry, containers, isExhaustive: isExhaustive)
        search.run()
        let open = OpenQuantities(root)
        let left = members.filter { member in
            !NSLayoutConstraint.Axis.inOrder.allSatisfy { open.isDetermined(member.view, $0) }
        }
        // A mask goes on placing what no constraint speaks of.
        let tied = Set(search.chosen.flatMap { [$0.first.id, $0.second?.id] })
        let placed = members.filter { !$0.isPlacedByMask || tied.contains($0.id) }
        let determined = Set(placed.map(\.id)).subtracting(left.map(\.id))
        return Root(
            constraints: search.chosen, views: determined,
            leftOpen: left.map { "\($0.element.spokenName): still ambiguous" },
            solutionCount: search.solutionCount)
    }
}
