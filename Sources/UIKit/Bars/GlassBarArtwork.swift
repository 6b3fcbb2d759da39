import Foundation

/// The artwork of the floating capsules of bars from iOS 26 on.
@MainActor enum GlassBarArtwork {
    static func draw(_ box: CGRect, tint: UIColor? = nil) {
        GlassArtwork.drawCapsule(box, tint: tint)
    }
}
