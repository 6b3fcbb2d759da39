import ContactSheetPreviews
import Foundation

/// The differences between two view trees: what determines the layout and appearance in the order of
/// the new tree, followed by what follows from it.
///
/// Frames are relative to the superview, so a view that only moved along with its superview doesn't
/// differ.
struct TreeDifference {
    private(set) var causes: [SnapshotCause] = []
    let pairing: TreePairing
    /// The changed properties by the index of the new view.
    private(set) var changes: [Int: [PropertyChange]] = [:]
    private let locations: [String: String]
    private let comparesNames: Bool
    private let rows: ListRows
    /// The changes that follow from others.
    private var consequences: [SnapshotCause] = []

    /// The kinds of properties that are visible.
    static let visible: Set<PropertyTraits.Effect> = [.paints, .laysOut]

    /// Compares two trees.
    ///
    /// - Parameters:
    ///   - format: The earlier format of both recordings.
    ///   - effects: The kinds of properties that are compared. Names identify views.
    ///   - locations: The locations of views and constraints of the new tree in documents, by
    ///     object ID.
    init(
        from old: ViewNode, to new: ViewNode, format: Int = SnapshotMetadata.currentFormat,
        effects: Set<PropertyTraits.Effect> = visible, locations: [String: String] = [:]
    ) {
        pairing = TreePairing(old, new)
        rows = ListRows(pairing)
        self.locations = locations
        comparesNames = effects.contains(.identifies)
        guard old != new else { return }
        for index in pairing.new.views.indices {
            guard let other = pairing.oldIndices[index] else { continue }
            let found = PropertyChange.all(
                from: pairing.old.views[other].node, to: pairing.new.views[index].node,
                format: format, effects: effects)
            if !found.isEmpty { changes[index] = found }
        }
        findCauses()
        // Lengths, and the rows that fit into a list, follow from what lays out.
        if !causes.contains(where: \.explainsLayout) { causes += consequences }
        findMoves()
    }

    private mutating func findCauses() {
        let constraints = ConstraintDifference(pairing, locations: locations).changes
        for index in pairing.new.views.indices {
            if let other = pairing.oldIndices[index] {
                compare(other, index)
            } else if isTopmostAdded(index), !followsFromOwner(pairing.new, index) {
                let cause = SnapshotCause.added(
                    view(index), pairing.new.views[index].node.frame)
                add(cause, isConsequence: rows.contains(index, isOld: false))
            }
            causes += constraints[index, default: []].map { .constraint($0) }
        }
    }

    private mutating func findMoves() {
        for index in pairing.new.views.indices {
            guard let other = pairing.oldIndices[index], pairing.hasSameParent(other, index)
            else { continue }
            let (before, after) = (pairing.old.views[other].node, pairing.new.views[index].node)
            if before.frame != after.frame {
                causes.append(.moved(view(index), from: before.frame, to: after.frame))
            }
        }
    }

    private mutating func compare(_ old: Int, _ new: Int) {
        let (before, after) = (pairing.old.views[old].node, pairing.new.views[new].node)
        let isExplained = followsFromOwner(pairing.new, new)
        let isRenamed = comparesNames && before.name != after.name && changes[new] == nil
        if before.type != after.type || isRenamed, !isExplained {
            causes.append(.renamed(view(new), from: pairing.old.name(old)))
        }
        if !pairing.hasSameParent(old, new), !isExplained, let from = pairing.old.views[old].parent,
            let to = pairing.new.views[new].parent
        {
            causes.append(
                .superview(
                    view(new), from: pairing.old.name(from), to: pairing.new.name(to)))
        }
        if before.isHidden != after.isHidden, !isExplained {
            causes.append(.hidden(view(new), after.isHidden))
        }
        addProperties(of: new)
        for child in pairing.old.views[old].children
        where pairing.newIndices[child] == nil && !follows(nil, pairing.old.views[child].node, new)
        {
            let node = pairing.old.views[child].node
            add(
                .removed(pairing.old.changedView(child, [:]), node.frame),
                isConsequence: rows.contains(child, isOld: true))
        }
        causes += orderCauses(old, new)
    }

    private mutating func addProperties(of index: Int) {
        let parent = pairing.new.views[index].parent
        for change in changes[index] ?? [] {
            let cause = SnapshotCause.property(
                view(index), name: change.name, from: change.old, to: change.new)
            let isConsequence =
                change.traits.role == .consequence || rows.determine(change, of: index)
            if isConsequence || !follows(change, pairing.new.views[index].node, parent) {
                add(cause, isConsequence: isConsequence)
            }
        }
    }

    private mutating func add(_ cause: SnapshotCause, isConsequence: Bool) {
        if isConsequence { consequences.append(cause) } else { causes.append(cause) }
    }

    private func view(_ index: Int) -> ChangedView {
        pairing.new.changedView(index, locations)
    }

    private func isTopmostAdded(_ index: Int) -> Bool {
        pairing.new.views[index].parent.map { pairing.oldIndices[$0] != nil } ?? true
    }

    // MARK: Parts

    /// Whether a view that was added or changed follows from a property of a view around it.
    private func followsFromOwner(_ tree: FlatTree, _ index: Int) -> Bool {
        follows(nil, tree.views[index].node, tree.views[index].parent)
    }

    /// Whether a change follows from a changed property of a view around it, as the text of a
    /// button's label from the title.
    ///
    /// - Parameters:
    ///   - change: The changed property of the view, or `nil` for other changes.
    ///   - parent: The index of the superview in the new tree.
    private func follows(_ change: PropertyChange?, _ node: ViewNode, _ parent: Int?) -> Bool {
        guard !changes.isEmpty else { return false }
        let isElement = node.id != nil
        var isPart = !isElement
        var current = parent
        while let index = current {
            let view = pairing.new.views[index]
            let isExplained = changes[index]?.contains {
                $0.explains(change, isElement: isElement, isPart: isPart)
            }
            if isExplained == true { return true }
            if view.node.id != nil { isPart = false }
            current = view.parent
        }
        return false
    }

    // MARK: Order

    /// Returns the views that aren't in the longest sequence of subviews with an unchanged order.
    private func orderCauses(_ old: Int, _ new: Int) -> [SnapshotCause] {
        let children = pairing.new.views[new].children.filter { child in
            pairing.oldIndices[child].map { pairing.hasSameParent($0, child) } ?? false
        }
        let places = children.compactMap { pairing.oldIndices[$0] }
        guard places != places.sorted() else { return [] }
        let kept = Set(Self.longestIncreasing(places))
        return children.indices.filter { !kept.contains($0) }
            .filter { !followsFromOwner(pairing.new, children[$0]) }
            .map { place in
                // The nearest sibling that the view has passed.
                let passed = children.indices.filter {
                    (places[$0] < places[place]) != ($0 < place)
                }
                let isInFront = passed.first.map { $0 < place } ?? true
                let other = isInFront ? passed.last { $0 < place } : passed.first { $0 > place }
                return .order(
                    view(children[place]), isInFront: isInFront,
                    of: other.map { pairing.new.name(children[$0]) } ?? "its sibling")
            }
    }

    /// Returns the indices of a longest increasing subsequence.
    private static func longestIncreasing(_ values: [Int]) -> [Int] {
        var lengths = Array(repeating: 1, count: values.count)
        var previous = Array(repeating: -1, count: values.count)
        for index in values.indices {
            for other in 0..<index
            where values[other] < values[index] && lengths[other] + 1 > lengths[index] {
                (lengths[index], previous[index]) = (lengths[other] + 1, other)
            }
        }
        guard var index = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else { return [] }
        var result: [Int] = []
        while index >= 0 {
            result.append(index)
            index = previous[index]
        }
        return result
    }
}
