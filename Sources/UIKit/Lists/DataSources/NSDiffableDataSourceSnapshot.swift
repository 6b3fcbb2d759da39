import Foundation

/// The unique identifiers of sections and of their items, in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

    /// The errors in changes to the snapshot. They are reported when the snapshot is applied,
    /// because snapshots can be created on any thread.
    private var diagnostics: [ListDiagnostic] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] { sections.first { $0.id == identifier }?.items ?? [] }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
    ) {
        guard let index = indexOfSection(other) else { return reportMissing(other) }
        insert(identifiers, at: index)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
    ) {
        guard let index = indexOfSection(other) else { return reportMissing(other) }
        insert(identifiers, at: index + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let new = unique(identifiers, known: Set(sectionIdentifiers))
        sections.insert(contentsOf: new.map { ($0, []) }, at: index)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) { move(identifier, to: other, offset: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) { move(identifier, to: other, offset: 1) }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other, let old = indexOfSection(identifier) else {
            return reportMissing(identifier)
        }
        guard indexOfSection(other) != nil else { return reportMissing(other) }
        let moved = sections.remove(at: old)
        sections.insert(moved, at: (indexOfSection(other) ?? 0) + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedItemIdentifiers += identifiers.flatMap(itemIdentifiers(inSection:))
    }

    // MARK: Items

    /// Appends items to a section, or to the last one if no section is given.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let index = section.map(indexOfSection) ?? sections.indices.last
        guard let index else { return reportMissing(section.map { "\($0)" } ?? "") }
        let new = unique(identifiers, known: Set(itemIdentifiers))
        sections[index].items += new
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
    ) { insert(identifiers, beside: other, offset: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
    ) { insert(identifiers, beside: other, offset: 1) }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
    ) {
        let new = unique(identifiers, known: Set(itemIdentifiers))
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: new, at: place + offset)
            return
        }
        reportMissing(other)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    public mutating func deleteAllItems() { sections = [] }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
    ) { move(identifier, beside: other, offset: 0) }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
    ) { move(identifier, beside: other, offset: 1) }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
    ) {
        guard identifier != other, indexOfItem(identifier) != nil, indexOfItem(other) != nil
        else { return reportMissing(identifier) }
        deleteItems([identifier])
        insert([identifier], beside: other, offset: offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Lookup and errors

    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].id : nil
    }

    func numberOfItems(at index: Int) -> Int {
        sections.indices.contains(index) ? sections[index].items.count : 0
    }

    @MainActor func reportDiagnostics(at view: UIView?) {
        for diagnostic in diagnostics { diagnostic.report(at: view) }
    }

    func identifier(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            guard let item = section.items.firstIndex(of: identifier) else { continue }
            return IndexPath(item: item, section: index)
        }
        return nil
    }

    private mutating func unique<ID: Hashable>(_ identifiers: [ID], known: Set<ID>) -> [ID] {
        var known = known
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count { diagnostics.append(.duplicateIdentifiers) }
        return new
    }

    private mutating func reportMissing(_ identifier: some Any) {
        diagnostics.append(.missingIdentifier(String(describing: identifier)))
    }
}
