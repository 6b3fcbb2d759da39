import CoreGraphics

extension Painter {
    /// Paints a gray box with a cross in place of an image that can't be read.
    func paintPlaceholder(in rect: CGRect, _ opacity: Double) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let cross = Path([
            .move(corners[0]), .line(corners[1]), .move(corners[2]), .line(corners[3]),
        ])
        let box = Path(rect: rect)
        clip(to: Clip(box))
        paint(Fill(path: box, paint: .color(RGBA(0.9, 0.9, 0.9))), opacity: opacity)
        let lines = Path(box.elements + cross.elements)
        let gray = Paint.color(RGBA(0.6, 0.6, 0.6))
        paint(Stroke(path: lines, style: StrokeStyle(), paint: gray), opacity: opacity)
    }
}
