import CCairo
import CoreGraphics

extension Painter {
    func paint(_ fill: Fill, opacity: Double = 1) {
        trace(fill.path)
        setRule(fill.rule)
        setSource(fill.paint, opacity: opacity)
        cairo_fill(context)
    }
}
