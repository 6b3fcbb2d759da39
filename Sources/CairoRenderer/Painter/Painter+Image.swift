import CCairo
import CoreGraphics

extension Painter {
    func paint(_ image: PlacedImage, opacity: Double = 1) {
    }
}
