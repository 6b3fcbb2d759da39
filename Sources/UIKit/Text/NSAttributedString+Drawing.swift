import ContactSheetDiagnostics
import Foundation

extension NSAttributedString {
    /// Returns the size of the whole text without wrapping, in points, not rounded.
    public func size() -> CGSize {
        StringDrawing(string: self, options: [.usesLineFragmentOrigin, .usesFontLeading])
            .layout(in: .zero).layout.size
    }

    /// Returns the bounds of the text in an area of `size` points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = StringDrawing(string: self, options: options, context: context)
        return drawing.bounds(of: drawing.layout(in: size).layout)
    }

    /// Draws without wrapping; the point is the first line's top left corner.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the lines that fit in the rectangle.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        // The caller waits until the text is drawn.
        nonisolated(unsafe) let drawing = StringDrawing(
            string: self, options: options, context: context)
        onMainActor { drawing.draw(in: rect) }
    }
}
