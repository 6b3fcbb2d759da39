extension Font {
    /// The families that can be asked for by name: iOS's with a stand-in, and registered ones.
    public static var familyNames: [String] {
        var names = NamedFamily.all.map(\.familyName)
        for font in FontRegistry.shared.fonts where !names.contains(font.familyName) {
            names.append(font.familyName)
        }
        return names.sorted()
    }

    /// The PostScript names of a family's fonts; none for a family that isn't known.
    public static func names(ofFamily family: String) -> [String] {
        let registered = FontRegistry.shared.fonts.filter { $0.familyName == family }
        if !registered.isEmpty { return registered.map(\.face.postScriptName) }
        return NamedFamily.all.first { $0.familyName == family }?.fontNames ?? []
    }

    /// The font's relative with another weight and slant, by its PostScript name; nil where the
    /// family has none that is bold or slanted as asked.
    public func relative(bold: Bool, italic: Bool) -> String? {
        Font.names(ofFamily: familyName)
            .map { Font.named($0, size: pointSize).font }
            .filter { $0.weight.isBold == bold && $0.isItalic == italic }
            .min { $0.distance(toBold: bold) < $1.distance(toBold: bold) }?.name
    }

    private func distance(toBold bold: Bool) -> Int {
        abs(weight.rawValue - (bold ? FontWeight.bold : .regular).rawValue)
    }
}
