import Foundation

/// One of Apple's families that has a substitute (Documentation/Fonts.md 4.1).
struct NamedFamily: Sendable {
    var familyName: String
    var substitute: FontSubstitute
    var metrics: EmMetrics
    /// The PostScript names of its fonts, as listed by iOS.
    var fontNames: [String]
    /// The weight of a family that has only one, which its names don't contain.
    var onlyWeight: FontWeight?
    /// The language of a family with ideographs.
    var eastAsianLanguage: EastAsianLanguage?

    init(
        _ familyName: String, _ substitute: FontSubstitute, _ metrics: EmMetrics,
        _ fontNames: [String],
        onlyWeight: FontWeight? = nil, language: EastAsianLanguage? = nil
    ) {
        self.familyName = familyName
        self.substitute = substitute
        self.metrics = metrics
        self.fontNames = fontNames
        self.onlyWeight = onlyWeight
        eastAsianLanguage = language
    }

    /// Returns the substitute for a font. Liberation has no weights below regular, so light
    /// Helvetica Neue is drawn with Inter, and no condensed faces.
    func substitute(_ name: FontName) -> FontSubstitute {
        guard familyName == "Helvetica Neue" else { return substitute }
        if name.isCondensed { return .nimbusSansNarrow }
        return name.weight < .regular ? .interDisplay : substitute
    }

    /// Returns the metrics of a weight, which differ only for Helvetica Neue.
    func metrics(_ weight: FontWeight) -> EmMetrics {
        familyName == "Helvetica Neue" ? .helveticaNeue(weight) : metrics
    }

    /// Returns the family of a key created by `FontName`.
    static func find(_ key: String) -> NamedFamily? { byKey[key] }

    private static let byKey: [String: NamedFamily] = {
        var families: [String: NamedFamily] = [:]
        for family in all {
            let prefixes = family.fontNames.map { FontName($0).familyKey }
            for key in [FontName.key(family.familyName)] + prefixes where families[key] == nil {
                families[key] = family
            }
        }
        return families
    }()
}
