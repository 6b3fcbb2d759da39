import Foundation

/// The artwork of the floating capsules of iOS 26: a translucent fill without refraction, with an
/// edge and a soft shadow.
@MainActor enum GlassBarArtwork {
    static func draw(_ box: CGRect, tint: UIColor? = nil) {
        guard let context = UIGraphicsGetCurrentContext(), box.width > 0 else { return }
        let path = UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 12, color: BarColors.glassShadow.cgColor)
        (tint ?? BarColors.glass).setFill()
        path.fill()
        context.restoreGState()
        BarColors.glassEdge.setStroke()
        path.lineWidth = 1 / UIScreen.main.scale
        path.stroke()
    }
}
