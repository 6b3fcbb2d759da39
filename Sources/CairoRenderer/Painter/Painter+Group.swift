import CCairo
import CoreGraphics

extension Painter {
    func paint(_ group: Group) {
        paint(group.items)
    }
}
