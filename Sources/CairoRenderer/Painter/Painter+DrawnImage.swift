import CCairo
import CoreGraphics

extension Painter {
    /// Paints the drawing of an image in a rectangle of the current space.
    func paint(_ list: DisplayList, in rect: CGRect, tint: RGBA?, _ opacity: Double) {
        let place = CGAffineTransform(
            a: rect.width / list.size.width, b: 0, c: 0, d: rect.height / list.size.height,
            tx: rect.minX, ty: rect.minY)
        guard place.isPaintable else { return }
        asPage(place) {
            clip(to: Clip(Path(rect: CGRect(origin: .zero, size: list.size))))
            if let tint {
                let whole = Group(isIsolated: true, items: list.items)
                let alphas = pattern(of: [.group(whole)])
                setSource(tint.multiplyingAlpha(by: opacity))
                cairo_mask(context, alphas)
                cairo_pattern_destroy(alphas)
            } else {
                paint(Group(opacity: opacity, isIsolated: true, items: list.items))
            }
        }
    }
}

extension CGImage {
    /// Whether the image's items are painted one by one. A heavy drawing is painted as pixels once
    /// and then reused.
    var paintsItems: Bool { drawing != nil && !isHeavy }
}
