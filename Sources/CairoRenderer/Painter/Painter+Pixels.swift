import CCairo
import CoreGraphics

extension Painter {
    /// Paints a group as an image, because SVG 1.1 has no blend modes. The result is exact, because
    /// an isolated group doesn't blend with anything outside it.
    func paintAsPixels(_ group: Group) {
        let reach = InkBox.ofContents(of: group, toPage: toPage).intersection(visibleBox)
        let box = reach.scaled(by: resolution).whole
        guard !box.isEmpty, box.width < 32768, box.height < 32768,
            PixelBuffer.accepts(
                width: Int(saturating: box.width), height: Int(saturating: box.height))
        else { return }
        do {
            let surface = try ImageSurface(
                CAIRO_FORMAT_ARGB32, width: Int(saturating: box.width),
                height: Int(saturating: box.height))
            let place = CGAffineTransform(scaleX: resolution, y: resolution)
                .concatenating(CGAffineTransform(translationX: -box.left, y: -box.top))
            let painter = Painter(
                onto: surface.pointer, target: .pixels, resolution: resolution, base: place)
            painter.backdrops = backdrops
            var whole = group
            whole.transform = toPage
            try painter.paintPage([.group(whole)])
            cairo_surface_flush(surface.pointer)
            setMatrix(base)
            cairo_scale(context, 1 / resolution, 1 / resolution)
            cairo_set_source_surface(context, surface.pointer, box.left, box.top)
            cairo_paint(context)
        } catch {
            failure = failure ?? error
        }
    }
}
