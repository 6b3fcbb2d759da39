/// The user-defined runtime attributes of an archived object. Interface Builder stores them
/// separately, among the object's placeholders.
enum ArchivedRuntimeAttributes {
    static func elements(_ placeholders: ArchivedObject?) -> [Element] {
        guard let placeholders else { return [] }
        return placeholders.element.children.compactMap(placeholders.graph.resolve)
            .map { ArchivedObject(element: $0, graph: placeholders.graph) }
            .flatMap { $0.list("userDefinedRuntimeAttributes") }
            .compactMap(element)
    }

    private static func element(_ attribute: ArchivedObject) -> Element? {
        guard let path = attribute.scalar("keyPath"), let value = attribute.object("value") else {
            return nil
        }
        let line = attribute.element.line
        var result = Element("userDefinedRuntimeAttribute", at: line)
        result.attributes["keyPath"] = path
        let type = attribute.scalar("typeIdentifier")?.split(separator: ".").last
        result.attributes["type"] = type.map(String.init)
        switch value.element.name {
        case "integer", "real", "int", "float", "double":
            var number = Element("real", at: line, key: "value")
            number.attributes["value"] = value.ownScalar
            result.children.append(number)
        case "boolean", "bool", "string":
            result.attributes["value"] = value.ownScalar
        default:
            guard let color = ArchivedColor.element(value, key: "value") else { return nil }
            result.children.append(color)
        }
        return result
    }
}
