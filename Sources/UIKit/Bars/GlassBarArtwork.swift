import Foundation

/// The artwork of the floating capsules of bars from iOS 26 on.
@MainActor enum GlassBarArtwork {
    /// Draws a capsule or, if the sides are equal, a circle.
    static func draw(_ box: CGRect, tint: UIColor? = nil) {
        GlassArtwork(box, radius: .greatestFiniteMagnitude, style: .bar, tint: tint).draw()
    }
}
