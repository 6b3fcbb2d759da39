/// The element that the objects of a class are converted to.
struct ArchivedKind: Sendable {
    /// The element's name.
    let name: String
    let isView: Bool
    let properties: [ArchivedProperty]

    static func view(_ name: String, _ properties: [ArchivedProperty] = []) -> ArchivedKind {
        ArchivedKind(name: name, isView: true, properties: ArchivedProperty.view + properties)
    }

    static func control(_ name: String, _ properties: [ArchivedProperty] = []) -> ArchivedKind {
        view(name, ArchivedProperty.control + properties)
    }

    static func other(_ name: String, _ properties: [ArchivedProperty] = []) -> ArchivedKind {
        ArchivedKind(name: name, isView: false, properties: properties)
    }

    /// Returns the kind of an object.
    ///
    /// An object with a frame whose class isn't in the tables is a view named after the class,
    /// which is reported as an unknown kind when it is built.
    ///
    /// - Returns: `nil` for other objects whose class isn't in the tables.
    static func of(_ object: ArchivedObject) -> ArchivedKind? {
        if let kind = all[object.className] { return kind }
        guard ["NSFrame", "NSFrameSize", "NSvFlags"].contains(where: { object.value($0) != nil })
        else { return nil }
        let name =
            ["IBUI", "IB"].first(where: object.className.hasPrefix)
            .map { String(object.className.dropFirst($0.count)) } ?? object.className
        return view(name.startingLow)
    }

    /// The kinds, by class name.
    private static let all: [String: ArchivedKind] = Dictionary(
        [views, texts, controls, bars, controllers].joined().map { ($0.key, $0.value) }
    ) { first, _ in first }
}
