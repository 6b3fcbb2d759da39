import CoreGraphics
import QuartzCore

/// Returns the recorded items of a layer of 40 by 40 points, one per line.
@MainActor func dump(_ layer: CALayer, scale: CGFloat = 1) -> [String] {
    let context = CGContext(size: CGSize(width: 40, height: 40), scale: scale)
    layer.render(in: context)
    return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
}

@MainActor func layer(
    _ side: CGFloat = 40, _ color: CGColor? = nil, _ style: (CALayer) -> Void = { _ in }
) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    layer.backgroundColor = color
    style(layer)
    return layer
}

/// Returns an image of two by two points that consists of one item.
func tile(_ pixels: CGFloat = 2) -> CGImage? {
    let side = CGRect(x: 0, y: 0, width: pixels, height: pixels)
    let fill = DisplayItem.fill(Fill(path: Path(rect: side), paint: .color(.black)))
    return CGImage(drawing: DisplayList(size: side.size, items: [fill]), scale: 1)
}
