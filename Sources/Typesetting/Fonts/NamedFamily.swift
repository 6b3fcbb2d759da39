import Foundation

/// A family of Apple's that has a stand-in (Documentation/Fonts.md 4.1).
struct NamedFamily: Sendable {
    var familyName: String
    var standIn: StandIn
    var metrics: EmMetrics
    /// The PostScript names of its fonts, as iOS lists them.
    var fontNames: [String]
    /// Of a family that has one weight, which its names don't end with.
    var onlyWeight: FontWeight?

    init(
        _ familyName: String, _ standIn: StandIn, _ metrics: EmMetrics, _ fontNames: [String],
        onlyWeight: FontWeight? = nil
    ) {
        self.familyName = familyName
        self.standIn = standIn
        self.metrics = metrics
        self.fontNames = fontNames
        self.onlyWeight = onlyWeight
    }

    /// Liberation has no weights below regular, so light Helvetica Neue is drawn with Inter's.
    func standIn(_ weight: FontWeight) -> StandIn {
        familyName == "Helvetica Neue" && weight < .regular ? .interDisplay : standIn
    }

    /// Helvetica Neue's line differs from weight to weight.
    func metrics(_ weight: FontWeight) -> EmMetrics {
        familyName == "Helvetica Neue" ? .helveticaNeue(weight) : metrics
    }

    /// The family of a key as `FontName` makes it.
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
