import CCairo
import CoreGraphics

extension Painter {
    func paint(_ fill: Fill, opacity: Double = 1) {
        if case .conicGradient = fill.paint { return paintCone(fill, opacity: opacity) }
        within(fill.paint) {
            trace(fill.path)
            setRule(fill.rule)
            setSource(fill.paint, opacity: opacity)
            cairo_fill(context)
        }
    }

    /// Clips to the area in which a gradient paints, while `body` paints with it.
    func within(_ paint: Paint, _ body: () -> Void) {
        let extent = paint.extent
        guard !extent.isEmpty else { return body() }
        cairo_save(context)
        for clip in extent { self.clip(to: clip) }
        body()
        cairo_restore(context)
    }
}
