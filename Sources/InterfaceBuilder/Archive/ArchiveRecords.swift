/// The information that an archive stores about its objects in separate records: their numbers,
/// names, classes, connections, and constraints.
struct ArchiveRecords {
    /// The number of each object, by archive ID. It is the object's ID in current documents.
    private var numbers: [String: String] = [:]
    private var names: [String: String] = [:]
    /// The properties, by number and name, such as "12.CustomClassName".
    private var properties: [String: ArchivedObject] = [:]
    /// The connections, by the archive ID of their source.
    private(set) var connections: [String: [Element]] = [:]
    /// The constraints, by the archive ID of the view that holds them.
    private(set) var constraints: [String: [Element]] = [:]
    /// The archive IDs of the views that constraints position.
    private(set) var constrained: Set<String> = []

    init(_ container: ArchivedObject?) {
        guard let container else { return }
        let records = container.object("objectRecords")?.list("orderedObjects") ?? []
        for record in records { add(record) }
        for (key, value) in container.entries("flattenedProperties") { properties[key] = value }
        for record in container.list("connectionRecords") { add(connection: record) }
        for object in records.compactMap({ $0.object("object") })
        where object.className == "IBNSLayoutConstraint" {
            add(constraint: object)
        }
    }

    private mutating func add(_ record: ArchivedObject) {
        guard let id = record.reference("object") else { return }
        numbers[id] = record.scalar("objectID")
        names[id] = record.scalar("objectName")
    }

    /// Returns the ID that an object has in current documents.
    func documentID(_ id: String) -> String { numbers[id] ?? id }

    func name(_ id: String) -> String? { names[id] }

    func property(_ name: String, of id: String) -> ArchivedObject? {
        properties["\(documentID(id)).\(name)"]
    }

    // MARK: Connections

    private mutating func add(connection record: ArchivedObject) {
        guard let connection = record.object("connection"), let label = connection.scalar("label"),
            let source = connection.reference("source"),
            let destination = connection.reference("destination"),
            let (name, property) = Self.connectionKinds[connection.className]
        else { return }
        var element = Element(name, at: connection.element.line)
        element.attributes[property] = label
        element.attributes["destination"] = documentID(destination)
        element.attributes["id"] = record.scalar("connectionID")
        if let event = connection.integer("IBEventType"), Self.events.indices.contains(event - 1) {
            element.attributes["eventType"] = Self.events[event - 1]
        }
        connections[source, default: []].append(element)
    }

    private static let connectionKinds: [String: (name: String, property: String)] = [
        "IBCocoaTouchOutletConnection": ("outlet", "property"),
        "IBCocoaTouchOutletCollectionConnection": ("outletCollection", "property"),
        "IBCocoaTouchEventConnection": ("action", "selector"),
    ]

    /// The names, from 1, in the order of the bits of `UIControl.Event`.
    private static let events =
        [
            "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside",
            "touchDragEnter", "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
        ] + Array(repeating: "", count: 3) + ["valueChanged"]
        + Array(repeating: "", count: 3)
        + ["editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit"]

    // MARK: Constraints

    private mutating func add(constraint: ArchivedObject) {
        guard let owner = constraint.reference("containingView"),
            let element = ArchivedConstraint.element(constraint, id: documentID)
        else { return }
        constraints[owner, default: []].append(element)
        constrained.formUnion(
            ["firstItem", "secondItem"].compactMap(constraint.reference).filter { $0 != owner })
    }
}
