/// Adds suggested constraints to a document's text.
@MainActor struct SuggestionWriter {
    private(set) var editor: SourceEditor
    private let map: SourceMap
    private var ids: ObjectIDs

    init(_ map: SourceMap) {
        self.map = map
        editor = SourceEditor(map)
        ids = ObjectIDs(known: map.ids)
    }

    /// Adds the constraints.
    ///
    /// - Parameters:
    ///   - constraints: The new constraints.
    ///   - views: The IDs of the views that are positioned by constraints after the change.
    mutating func write(_ constraints: [SuggestedConstraint], constraining views: Set<String>) {
        var elements: [String: [(id: String, element: NewElement)]] = [:]
        for constraint in constraints {
            let id = ids.next(for: constraint.owner + constraint.key)
            elements[constraint.owner, default: []].append((id, constraint.element(id: id)))
        }
        for source in map.elements {
            guard let own = source.id.flatMap({ elements.removeValue(forKey: $0) }) else {
                continue
            }
            // Xcode sorts constraints by ID.
            insert(own.sorted { $0.id < $1.id }.map(\.element), into: source)
        }
        for element in map.elements where element.id.map(views.contains) == true {
            let variations = map.children(of: element).filter { $0.name == "variation" }
            for part in [element] + variations { editor.removeAttribute("fixedFrame", of: part) }
            editor.removeAttribute("ambiguous", of: element)
            let names = element.attributes.map(\.name)
            editor.set(
                "translatesAutoresizingMaskIntoConstraints", to: "NO", of: element,
                behind: Array(names.prefix { $0 != "id" }))
        }
    }

    private mutating func insert(_ constraints: [NewElement], into view: SourceElement) {
        guard let list = map.child("constraints", of: view) else {
            let list = NewElement(name: "constraints", attributes: [], children: constraints)
            let before = map.children(of: view).last(where: ViewAttributes.standsBeforeConstraints)
            return editor.insert(list, into: view, behind: before)
        }
        let known = map.children(of: list)
        for constraint in constraints {
            let id = constraint.attributes.last?.value ?? ""
            let before = known.last { $0.id.map { $0 < id } ?? false }
            editor.insert(constraint, into: list, behind: before)
        }
    }
}
