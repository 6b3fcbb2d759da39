import CCairo
import CoreGraphics

extension Painter {
    /// Paints what an image was drawn with over a rectangle of the current space.
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
    /// Whether the painter draws the image's items one by one; a heavy drawing is painted once, as
    /// pixels, however often it is shown.
    var paintsItems: Bool { drawing != nil && !isHeavy }
}
