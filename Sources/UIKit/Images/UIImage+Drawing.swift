import Foundation

extension UIImage {
    /// Draws into `rect`; `tint` is the color of a view that shows the image as a template.
    @MainActor func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
        guard rect.width > 0, rect.height > 0 else { return }
        let color = tint ?? (attributes.renderingMode == .alwaysTemplate ? nil : attributes.tint)
        guard attributes.isResizable, rect.size != size else {
            return drawContent(in: rect, context, color)
        }
        for part in NineParts(attributes, in: rect).parts {
            context.saveGState()
            context.clip(to: part.visible)
            drawContent(in: part.whole, context, color)
            context.restoreGState()
        }
    }

    @MainActor private func drawContent(in rect: CGRect, _ context: CGContext, _ tint: UIColor?) {
        switch attributes.content {
        case .bitmap(let image): draw(image, in: rect, context, tint)
        case .symbol(let symbol):
            SymbolPainter(context: context, configuration: attributes.symbolConfiguration)
                .draw(symbol, in: rect, tint: tint ?? .black)
        case .placeholder(let name): ImagePlaceholder(name: name).draw(in: rect, context)
        }
    }

    @MainActor private func draw(
        _ image: CGImage, in rect: CGRect, _ context: CGContext, _ tint: UIColor?
    ) {
        let rgba = tint?.cgColor.rgba
        guard attributes.orientation != .up else {
            return context.drawUpright(image, in: rect, tint: rgba)
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(attributes.orientation.transform)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: rgba)
        context.restoreGState()
    }
}
