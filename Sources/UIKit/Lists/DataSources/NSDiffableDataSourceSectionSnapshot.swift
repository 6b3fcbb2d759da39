import Foundation

/// The items of one section as a tree, of which the children of collapsed items aren't shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        let item: ItemIdentifierType
        var level: Int
        var isExpanded = false
    }

    /// The items in the order of an expanded tree, each before its children.
    private var nodes: [Node] = []

    public init() {}

    /// All items, each followed by its children.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var (result, hiddenBelow): ([ItemIdentifierType], Int) = ([], .max)
        for node in nodes {
            if node.level > hiddenBelow { continue }
            result.append(node.item)
            hiddenBelow = node.isExpanded ? .max : node.level
        }
        return result
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

    public func index(of item: ItemIdentifierType) -> Int? {
        nodes.firstIndex { $0.item == item }
    }

    /// Returns the number of parents above an item, or -1 if there is no such item.
    public func level(of item: ItemIdentifierType) -> Int {
        index(of: item).map { nodes[$0].level } ?? -1
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return nodes[..<index].last { $0.level < nodes[index].level }?.item
    }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        index(of: item).map { nodes[$0].isExpanded } ?? false
    }

    /// Returns whether an item has children.
    func hasChildren(_ item: ItemIdentifierType) -> Bool {
        guard let index = index(of: item) else { return false }
        return end(of: index) > index + 1
    }

    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    /// Returns the items below a parent.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let index = index(of: parent) else { return part }
        let level = nodes[index].level + (includingParent ? 0 : 1)
        part.nodes = nodes[(includingParent ? index : index + 1)..<end(of: index)].map { node in
            var node = node
            node.level -= level
            return node
        }
        return part
    }

    // MARK: Changes

    /// Appends items to a parent, or at the top level if no parent is given.
    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        guard let parent else { return insert(items, at: nodes.count, level: 0) }
        guard let index = index(of: parent) else { return }
        insert(items, at: end(of: index), level: nodes[index].level + 1)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        insert(items, at: index, level: nodes[index].level)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        insert(items, at: end(of: index), level: nodes[index].level)
    }

    /// Removes items with their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            nodes.removeSubrange(index..<end(of: index))
        }
    }

    public mutating func deleteAll() { nodes = [] }

    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let index = index(of: parent) else { return }
        let level = nodes[index].level + 1
        nodes.replaceSubrange((index + 1)..<end(of: index), with: snapshot.moved(by: level))
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        guard let index = index(of: item) else { return }
        nodes.insert(contentsOf: snapshot.moved(by: nodes[index].level), at: index)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        guard let index = index(of: item) else { return }
        nodes.insert(contentsOf: snapshot.moved(by: nodes[index].level), at: end(of: index))
    }

    /// Returns the items with their levels, one per line.
    public func visualDescription() -> String {
        nodes.map { node in
            String(repeating: "  ", count: node.level) + (node.isExpanded ? "- " : "+ ")
                + String(describing: node.item)
        }.joined(separator: "\n")
    }

    private func moved(by level: Int) -> [Node] {
        nodes.map { node in
            var node = node
            node.level += level
            return node
        }
    }

    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
        let known = Set(self.items)
        let new = items.filter { !known.contains($0) }
        nodes.insert(contentsOf: new.map { Node(item: $0, level: level) }, at: index)
    }

    private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
        for item in items {
            if let index = index(of: item) { nodes[index].isExpanded = isExpanded }
        }
    }

    /// Returns the index after the last item below another one.
    private func end(of index: Int) -> Int {
        nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    }
}
