import Foundation

/// The artwork of the floating capsules of bars from iOS 26 on.
@MainActor enum GlassBarArtwork {
    /// Draws a capsule or, if the sides are equal, a circle.
    ///
    /// - Parameter isClear: Whether the glass is in a bar that has a dark color of its own.
    static func draw(_ box: CGRect, tint: UIColor? = nil, isClear: Bool = false) {
        GlassArtwork(
            box, radius: .greatestFiniteMagnitude, style: isClear ? .clear : .bar, tint: tint
        ).draw()
    }
}
