import ContactSheetPreviews
import Foundation

/// Two view trees in which ignored views don't differ, and the frames of these views.
struct IgnoredViews {
    private(set) var old: ViewNode
    private(set) var new: ViewNode
    /// The frames in both trees, in the coordinate space of the window, in points.
    private(set) var frames: [CGRect] = []

    /// Ignores the views with a name, class, or object ID that is one of `names`, and their subviews.
    /// A view is ignored if this is true in one of the trees. Views that were added, removed, or
    /// hidden still differ.
    init(_ old: ViewNode, _ new: ViewNode, names: Set<String>) {
        (self.old, self.new) = (old, new)
        guard !names.isEmpty else { return }
        let pairing = TreePairing(old, new)
        var replacements: (old: [Int: ViewNode], new: [Int: ViewNode]) = ([:], [:])
        for (index, view) in pairing.new.views.enumerated() {
            let other = pairing.oldIndices[index]
            let isIgnored =
                view.node.isNamed(names)
                || other.map { pairing.old.views[$0].node.isNamed(names) } ?? false
            guard isIgnored else { continue }
            let content = view.node.withoutContent
            replacements.new[index] = content
            guard let other else { continue }
            let before = pairing.old.views[other].node
            replacements.old[other] = content
            replacements.old[other]?.isHidden = before.isHidden
        }
        for (index, view) in pairing.old.views.enumerated()
        where pairing.newIndices[index] == nil && view.node.isNamed(names) {
            replacements.old[index] = view.node.withoutContent
        }
        frames =
            replacements.old.keys.map { pairing.old.frames[$0] }
            + replacements.new.keys.map { pairing.new.frames[$0] }
        self.old = pairing.old.tree(replacing: replacements.old)
        self.new = pairing.new.tree(replacing: replacements.new)
    }
}

extension ViewNode {
    fileprivate func isNamed(_ names: Set<String>) -> Bool {
        names.contains(type) || name.map(names.contains) ?? false || id.map(names.contains) ?? false
    }

    /// The view without what determines its layout and appearance.
    fileprivate var withoutContent: ViewNode {
        ViewNode(type: type, name: name, frame: frame, isHidden: isHidden, id: id)
    }
}

extension FlatTree {
    /// Returns the tree with other views, which have no subviews, at some indices.
    fileprivate func tree(replacing replacements: [Int: ViewNode], at index: Int = 0) -> ViewNode {
        if let replacement = replacements[index] { return replacement }
        var node = views[index].node
        node.children = views[index].children.map { tree(replacing: replacements, at: $0) }
        return node
    }
}
