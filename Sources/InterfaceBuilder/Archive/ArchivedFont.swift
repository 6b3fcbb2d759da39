/// Converts an archived font to a `<fontDescription>`.
enum ArchivedFont {
    /// Returns the font's description.
    ///
    /// From Xcode 4.5 on, a description next to the font states whether it is the system font.
    /// Earlier versions only wrote names, Helvetica if no other font was chosen. A font named
    /// Helvetica stays Helvetica, although it was the system font at that time.
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

    /// The names, from 1.
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
