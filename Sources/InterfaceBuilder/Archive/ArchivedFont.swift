/// Turns an archived font into a `<fontDescription>`.
enum ArchivedFont {
    /// Xcode 4.5 writes a description beside the font, which says whether it is the system's;
    /// before, only names were written, Helvetica where nobody chose another.
    static func element(of object: ArchivedObject) -> Element? {
        if let description = object.object("IBUIFontDescription"),
            let element = self.element(description)
        {
            return element
        }
        guard let font = object.object("IBUIFont"), let name = font.scalar("NSName") else {
            return nil
        }
        return element(at: font, ["name": name, "pointSize": font.scalar("NSSize")])
    }

    private static func element(_ description: ArchivedObject) -> Element? {
        let size = description.scalar("pointSize")
        if let type = description.integer("type"), types.indices.contains(type - 1) {
            return element(at: description, ["type": types[type - 1], "pointSize": size])
        }
        guard let name = description.scalar("name") else { return nil }
        return element(at: description, ["name": name, "pointSize": size])
    }

    /// From 1 on.
    private static let types = ["system", "boldSystem", "italicSystem"]

    private static func element(
        at object: ArchivedObject, _ attributes: [String: String?]
    ) -> Element {
        var result = Element(
            "fontDescription", at: object.element.line, key: "fontDescription")
        result.complete(with: attributes.compactMapValues { $0 })
        return result
    }
}
