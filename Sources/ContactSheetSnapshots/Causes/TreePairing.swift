import ContactSheetPreviews

/// The views of two trees, and which of them are the same view.
struct TreePairing {
    let old: FlatTree
    let new: FlatTree
    /// The index of the new view for each old one, or `nil` if it was removed.
    private(set) var newIndices: [Int?]
    /// The index of the old view for each new one, or `nil` if it was added.
    private(set) var oldIndices: [Int?]

    /// Pairs views by object ID. The others are paired with siblings: by class and name, then by
    /// class, and then by position if their numbers are equal.
    init(_ old: ViewNode, _ new: ViewNode) {
        self.old = FlatTree(old)
        self.new = FlatTree(new)
        newIndices = Array(repeating: nil, count: self.old.views.count)
        oldIndices = Array(repeating: nil, count: self.new.views.count)
        pair(0, 0)
        for (id, index) in self.old.indicesByID {
            if let other = self.new.indicesByID[id] { pair(index, other) }
        }
        for index in self.new.views.indices {
            if let other = oldIndices[index] { pairChildren(of: other, index) }
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        guard newIndices[old] == nil, oldIndices[new] == nil else { return }
        newIndices[old] = new
        oldIndices[new] = old
    }

    private mutating func pairChildren(of oldParent: Int, _ newParent: Int) {
        pairChildren(of: oldParent, newParent) {
            ($0.node.type, $0.node.name) == ($1.node.type, $1.node.name)
        }
        pairChildren(of: oldParent, newParent) { $0.node.type == $1.node.type }
        let rest = unpairedChildren(of: oldParent, newParent)
        guard rest.old.count == rest.new.count else { return }
        for (old, new) in zip(rest.old, rest.new) { pair(old, new) }
    }

    private mutating func pairChildren(
        of oldParent: Int, _ newParent: Int, where areEqual: (FlatTree.View, FlatTree.View) -> Bool
    ) {
        var rest = unpairedChildren(of: oldParent, newParent)
        for child in rest.new {
            guard
                let place = rest.old.firstIndex(where: { areEqual(old.views[$0], new.views[child]) }
                )
            else { continue }
            pair(rest.old.remove(at: place), child)
        }
    }

    private func unpairedChildren(of oldParent: Int, _ newParent: Int) -> (old: [Int], new: [Int]) {
        (
            old.views[oldParent].children.filter { newIndices[$0] == nil },
            new.views[newParent].children.filter { oldIndices[$0] == nil }
        )
    }

    /// Whether the superview of a pair is the same.
    func hasSameParent(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        guard let parent = new.views[newIndex].parent else { return true }
        return oldIndices[parent] == old.views[oldIndex].parent
    }
}

/// The views of a tree in preorder.
struct FlatTree {
    struct View {
        let node: ViewNode
        let parent: Int?
        var children: [Int] = []
    }

    private(set) var views: [View] = []
    /// The indices of views with an object ID that occurs once.
    private(set) var indicesByID: [String: Int] = [:]

    init(_ root: ViewNode) {
        add(root, parent: nil)
        var repeated: Set<String> = []
        for (index, view) in views.enumerated() {
            guard let id = view.node.id else { continue }
            if indicesByID.updateValue(index, forKey: id) != nil { repeated.insert(id) }
        }
        for id in repeated { indicesByID[id] = nil }
    }

    private mutating func add(_ node: ViewNode, parent: Int?) {
        let index = views.count
        var content = node
        content.children = []
        views.append(View(node: content, parent: parent))
        if let parent { views[parent].children.append(index) }
        for child in node.children { add(child, parent: index) }
    }

    /// Returns the view at an item of a constraint, or `nil` if there is none.
    func index(of item: ConstraintNode.Item, from own: Int) -> Int? {
        switch item {
        case .own: return own
        case .superview: return views[own].parent
        case .path(let path):
            var index = 0
            for place in path {
                guard views[index].children.indices.contains(place) else { return nil }
                index = views[index].children[place]
            }
            return index
        }
    }
}
