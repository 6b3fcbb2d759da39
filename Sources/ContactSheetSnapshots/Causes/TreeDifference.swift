import ContactSheetPreviews
import Foundation

/// The differences between two view trees: what determines the layout and appearance in the order of
/// the new tree, followed by the frames that changed.
///
/// Frames are relative to the superview, so a view that only moved along with its superview doesn't
/// differ.
struct TreeDifference {
    private(set) var causes: [SnapshotCause] = []
    private static let contentOffset = "content offset"
    private let pairing: TreePairing
    private let locations: [String: String]

    /// Compares two trees.
    ///
    /// - Parameter locations: The locations of views and constraints of the new tree in documents, by
    ///   object ID.
    init(from old: ViewNode, to new: ViewNode, locations: [String: String] = [:]) {
        pairing = TreePairing(old, new)
        self.locations = locations
        guard old != new else { return }
        let constraints = ConstraintDifference(pairing, locations: locations).changes
        for index in pairing.new.views.indices {
            if let other = pairing.oldIndices[index] {
                compare(other, index)
            } else if isTopmostAdded(index) {
                causes.append(.added(view(index), pairing.new.views[index].node.frame))
            }
            causes += constraints[index, default: []].map { .constraint($0) }
        }
        for index in pairing.new.views.indices {
            guard let other = pairing.oldIndices[index], pairing.hasSameParent(other, index)
            else { continue }
            let (before, after) = (pairing.old.views[other].node, pairing.new.views[index].node)
            if before.frame != after.frame {
                causes.append(.moved(view(index), from: before.frame, to: after.frame))
            }
            let offsets = (before[Self.contentOffset], after[Self.contentOffset])
            if offsets.0 != offsets.1 {
                causes.append(.scrolled(view(index), from: offsets.0, to: offsets.1))
            }
        }
    }

    private mutating func compare(_ old: Int, _ new: Int) {
        let (before, after) = (pairing.old.views[old].node, pairing.new.views[new].node)
        let properties = propertyCauses(old, new)
        // Names are often texts, whose changes are reported as properties.
        let isRenamed = before.name != after.name && changedProperties(old, new).isEmpty
        if before.type != after.type || isRenamed {
            causes.append(.renamed(view(new), from: before.label))
        }
        if !pairing.hasSameParent(old, new), let from = pairing.old.views[old].parent,
            let to = pairing.new.views[new].parent
        {
            causes.append(
                .superview(
                    view(new), from: pairing.old.label(from), to: pairing.new.label(to)))
        }
        if before.isHidden != after.isHidden {
            causes.append(.hidden(view(new), after.isHidden))
        }
        causes += properties
        for child in pairing.old.views[old].children where pairing.newIndices[child] == nil {
            let node = pairing.old.views[child].node
            causes.append(.removed(ChangedView(pairing.old.label(child)), node.frame))
        }
        causes += orderCauses(old, new)
    }

    private func view(_ index: Int) -> ChangedView {
        let id = pairing.new.views[index].node.id
        return ChangedView(
            pairing.new.label(index), location: id.flatMap { locations[$0] })
    }

    private func isTopmostAdded(_ index: Int) -> Bool {
        pairing.new.views[index].parent.map { pairing.oldIndices[$0] != nil } ?? true
    }

    // MARK: Properties

    /// Returns the changed properties. Those that follow from others are omitted: the size of a
    /// content that has changed, and values that a superview passes on, as a button its title.
    private func propertyCauses(_ old: Int, _ new: Int) -> [SnapshotCause] {
        let changes = changedProperties(old, new)
        let inherited = pairing.new.views[new].parent.flatMap { parent in
            pairing.oldIndices[parent].map { changedProperties($0, parent) }
        }
        return changes.filter { change in
            if change.name == "content size", changes.count > 1 || hasChangedContent(new) {
                return false
            }
            let isPassedOn = inherited?.contains { ($0.old, $0.new) == (change.old, change.new) }
            return isPassedOn != true
        }
        .map { .property(view(new), name: $0.name, from: $0.old, to: $0.new) }
    }

    private typealias PropertyChange = (name: String, old: String?, new: String?)

    private func changedProperties(_ old: Int, _ new: Int) -> [PropertyChange] {
        let (before, after) = (pairing.old.views[old].node, pairing.new.views[new].node)
        guard before.properties != after.properties else { return [] }
        let removed = before.properties.map(\.name).filter { after[$0] == nil }
        return (after.properties.map(\.name) + removed).compactMap { name in
            let (old, new) = (before[name], after[name])
            return old == new || name == Self.contentOffset ? nil : (name, old, new)
        }
    }

    /// Whether a property of a view inside the view has changed.
    private func hasChangedContent(_ index: Int) -> Bool {
        pairing.new.views[index].children.contains { child in
            guard let other = pairing.oldIndices[child] else { return true }
            return !changedProperties(other, child).isEmpty || hasChangedContent(child)
        }
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
        return children.indices.filter { !kept.contains($0) }.map { place in
            // The nearest sibling that the view has passed.
            let passed = children.indices.filter {
                (places[$0] < places[place]) != ($0 < place)
            }
            let isInFront = passed.first.map { $0 < place } ?? true
            let other = isInFront ? passed.last { $0 < place } : passed.first { $0 > place }
            return .order(
                view(children[place]), isInFront: isInFront,
                of: other.map { pairing.new.label(children[$0]) } ?? "its sibling")
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

extension ViewNode {
    /// The value of a property, or `nil` if it is the default.
    fileprivate subscript(name: String) -> String? {
        properties.first { $0.name == name }?.value
    }
}
