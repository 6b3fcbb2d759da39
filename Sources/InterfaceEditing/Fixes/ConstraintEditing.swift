import InterfaceBuilder
import UIKit

/// Applies edits of constraints to a document, and then updates frames.
@MainActor enum ConstraintEditing {
    static func apply(
        _ edit: ConstraintEdit, to original: EditableDocument, _ targets: FixTargets,
        updating scope: FrameUpdateScope
    ) throws(FixError) -> FixChange {
        var (change, items) = try edited(edit, original, targets)
        guard let views = updated(items, scope, in: original) else { return change }
        let frames = try FrameUpdate.apply(change.document, views)
        change.document = frames.document
        change.notes += frames.notes
        return change
    }

    /// Returns the changed document and the IDs of the views whose constraints have changed.
    private static func edited(
        _ edit: ConstraintEdit, _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> (change: FixChange, items: Set<String>) {
        switch edit {
        case .delete(let id): return try delete(id, original, targets)
        case .useStandardValues: return try StandardValues.apply(original, targets)
        case .align(let alignments):
            let isAmongViews = alignments.contains { $0 != .centerX && $0 != .centerY }
            return try add("--align", original, targets, isAmongViews ? 2 : 1) { builder in
                alignments.flatMap { builder.align($0) }
            }
        case .pin(let pins):
            let isAmongViews = pins.contains { $0.kind == .equalWidths || $0.kind == .equalHeights }
            return try add("--pin", original, targets, isAmongViews ? 2 : 1) { builder in
                pins.flatMap { builder.pin($0) }
            }
        case .controlDrag(let connections):
            for connection in connections {
                try check(
                    targets, number: connection.viewCounts,
                    for: "--control-drag \(connection.rawValue)")
            }
            return try add("--control-drag", original, targets, 1, 2) { builder in
                connections.flatMap { builder.connect($0) }
            }
        }
    }

    /// Returns the views whose frames are updated, or `nil` if there are none.
    private static func updated(
        _ items: Set<String>, _ scope: FrameUpdateScope, in original: EditableDocument
    ) -> FixTargets? {
        guard scope != .none, !items.isEmpty else { return nil }
        guard scope == .all else { return FixTargets(views: items) }
        let roots = original.document.objectGroups.flatMap { DesignRoot.all(of: $0) }
        let scenes = roots.map { NamedView.all(in: $0).map(\.id) }
            .filter { ids in ids.contains(where: items.contains) }
        return FixTargets(views: Set(scenes.joined()))
    }

    private static func delete(
        _ id: String, _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> (change: FixChange, items: Set<String>) {
        let all = ConstraintReference.all(in: original.map)
        let known = all.filter { !targets.isExplicit || $0.places(targets) }
        guard let found = known.first(where: { $0.element.id == id }) else {
            throw .noConstraint(id, known: known.compactMap(\.element.id))
        }
        let change = try ConstraintClearing.remove([found], of: all, from: original)
        return (change, Set(found.views.filter { $0 != found.owner || found.views.count == 1 }))
    }

    private static func check(
        _ targets: FixTargets, number: ClosedRange<Int>, for option: String
    ) throws(FixError) {
        guard number.contains(targets.order.count) else {
            throw .viewCount(option, least: number.lowerBound, most: number.upperBound)
        }
    }

    // MARK: New constraints

    private static func add(
        _ option: String, _ original: EditableDocument, _ targets: FixTargets, _ least: Int,
        _ most: Int = .max, make: @MainActor (ConstraintBuilder) -> [SuggestedConstraint]
    ) throws(FixError) -> (change: FixChange, items: Set<String>) {
        try check(targets, number: least...most, for: option)
        var known = ExistingConstraints(original.map)
        var (new, notes): ([SuggestedConstraint], [String]) = ([], [])
        let builders = ConstraintBuilder.all(in: original.document, targets)
        guard builders.count == 1 else { throw .severalScenes(option) }
        for constraint in builders.flatMap(make) {
            if let other = known.add(constraint) {
                notes.append(
                    "\(constraint.description): not added, because \(other) is of the same kind")
            } else {
                new.append(constraint)
                notes.append(constraint.description)
            }
        }
        let items = Set(
            new.flatMap { constraint in
                [constraint.first, constraint.second].compactMap { $0 }
                    .filter {
                        $0.item is UIView && ($0.id != constraint.owner || constraint.isSize)
                    }
                    .map(\.id)
            })
        guard !new.isEmpty else { return (FixChange(document: original, notes: notes), []) }
        var writer = SuggestionWriter(original.map)
        writer.write(new, constraining: items)
        return (FixChange(document: try original.edited(writer.editor), notes: notes), items)
    }
}

/// The attributes that a document's constraints relate with the relation "equal".
@MainActor struct ExistingConstraints {
    /// Names of constraints, by their terms.
    private var known: [String: String] = [:]

    init(_ map: SourceMap) {
        for reference in ConstraintReference.all(in: map) {
            let element = reference.element
            guard element["relation"] == nil, let attribute = element["firstAttribute"] else {
                continue
            }
            var terms = ["\(element["firstItem"] ?? reference.owner).\(attribute)"]
            if let second = element["secondAttribute"] {
                terms.append("\(element["secondItem"] ?? reference.owner).\(second)")
            }
            known[Self.key(terms)] = "constraint \(element.id ?? "")"
        }
    }

    /// Adds a constraint.
    ///
    /// - Returns: A name of the constraint between the same attributes, or `nil` if there was none.
    mutating func add(_ constraint: SuggestedConstraint) -> String? {
        let terms = [constraint.first, constraint.second].compactMap { $0 }
            .map { "\($0.id).\($0.attribute.documentName)" }
        let key = Self.key(terms)
        if let other = known[key] { return other }
        known[key] = "the constraint above"
        return nil
    }

    private static func key(_ terms: [String]) -> String { terms.sorted().joined(separator: " ") }
}
