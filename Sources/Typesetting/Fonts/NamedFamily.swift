import Foundation

/// A family of Apple's that has a stand-in (fonts.md 4).
struct NamedFamily: Sendable {
    var familyName: String
    var standIn: StandIn
    /// The family's part of its PostScript names.
    var postScriptName: String
    var metrics: EmMetrics

    /// Helvetica Neue's line differs from weight to weight.
    func metrics(_ weight: FontWeight) -> EmMetrics {
        postScriptName == "HelveticaNeue" ? .helveticaNeue(weight) : metrics
    }

    /// The family of a key as `FontName` makes it.
    static func find(_ key: String) -> NamedFamily? {
        all.first { key == FontName.key($0.familyName) || key == FontName.key($0.postScriptName) }
    }

    static let all = [
        NamedFamily("Helvetica", .liberationSans, "Helvetica", .helvetica),
        NamedFamily("Helvetica Neue", .liberationSans, "HelveticaNeue", .helveticaNeue),
        NamedFamily("Arial", .liberationSans, "Arial", .arial),
        NamedFamily("Times New Roman", .liberationSerif, "TimesNewRoman", .timesNewRoman),
        NamedFamily("Times", .liberationSerif, "Times", .times),
        NamedFamily("Georgia", .liberationSerif, "Georgia", .georgia),
        NamedFamily("Courier New", .liberationMono, "CourierNew", .courierNew),
        NamedFamily("Courier", .liberationMono, "Courier", .courier),
        NamedFamily("Menlo", .dejaVuSansMono, "Menlo", .menlo),
        NamedFamily("Verdana", .dejaVuSans, "Verdana", .verdana),
        NamedFamily("Trebuchet MS", .liberationSans, "TrebuchetMS", .trebuchet),
    ]

    private init(
        _ familyName: String, _ standIn: StandIn, _ postScriptName: String, _ metrics: EmMetrics
    ) {
        self.familyName = familyName
        self.standIn = standIn
        self.postScriptName = postScriptName
        self.metrics = metrics
    }
}
