extension Font {
    /// The available families: those of iOS that have a substitute, and registered ones.
    public static var familyNames: [String] {
        var names = NamedFamily.all.map(\.familyName)
        for font in FontRegistry.shared.fonts where !names.contains(font.familyName) {
            names.append(font.familyName)
        }
        return names.sorted()
    }

    /// Returns the PostScript names of a family's fonts; empty for an unknown family.
    public static func names(ofFamily family: String) -> [String] {
        let registered = FontRegistry.shared.fonts.filter { $0.familyName == family }
        if !registered.isEmpty { return registered.map(\.face.postScriptName) }
        return NamedFamily.all.first { $0.familyName == family }?.fontNames ?? []
    }

    /// Returns the PostScript name of the font in the same family with another weight and slant;
    /// `nil` if the family has no such font.
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
