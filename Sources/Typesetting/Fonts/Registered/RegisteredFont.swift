import CoreGraphics
import Foundation

/// A font in a file that the user registered, with its own names and metrics.
struct RegisteredFont: Sendable, Hashable {
    var face: FontFace
    var fullName: String
    var familyName: String
    var weight: FontWeight
    var isItalic: Bool
    var metrics: EmMetrics
    /// Whether the file is a variable font, of which this is the default instance.
    var isVariable = false

    func font(size: CGFloat) -> Font {
        Font(
            face: face, name: face.postScriptName, familyName: familyName, weight: weight,
            isItalic: isItalic, size: size, metrics: metrics)
    }
}
