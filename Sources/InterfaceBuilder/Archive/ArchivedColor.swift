/// Converts an archived `NSColor` to a `<color>`.
enum ArchivedColor {
    static func element(_ color: ArchivedObject, key: String) -> Element? {
        var result = Element("color", at: color.element.line, key: key)
        result.attributes["cocoaTouchSystemColor"] = color.scalar("IBUIColorCocoaTouchKeyPath")
        // A named color of a catalog stores its components in a second color.
        let components = color.object("NSColor").flatMap(components) ?? components(color)
        result.complete(with: components ?? [:])
        return result.attributes.count > 1 ? result : nil
    }

    /// Returns the components by the number of the color space: calibrated or device RGB, white, or
    /// CMYK.
    private static func components(_ color: ArchivedObject) -> [String: String]? {
        switch color.integer("NSColorSpace") {
        case 1, 2: attributes(color, "NSRGB", ["red", "green", "blue"])
        case 3, 4: attributes(color, "NSWhite", ["white"])
        case 5: attributes(color, "NSCMYK", ["cyan", "magenta", "yellow", "black"])
        default: nil
        }
    }

    private static func attributes(
        _ color: ArchivedObject, _ key: String, _ names: [String]
    ) -> [String: String]? {
        guard let bytes = color.scalar(key) else { return nil }
        let values = ArchivedNumbers.components(bytes)
        guard values.count == names.count || values.count == names.count + 1 else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(names + ["alpha"], values))
    }
}
