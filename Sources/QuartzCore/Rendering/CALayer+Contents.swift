import Foundation

extension CALayer {
    func recordContents(_ ctx: CGContext, box: CGRect) {
        guard let contents else { return }
        guard let image = contents as? CGImage else {
            return report("the contents of a layer aren't a CGImage and aren't drawn")
        }
        let part = contentsRect
        guard part.width > 0, part.height > 0, contentsScale > 0, !box.isEmpty else { return }
        let natural = CGSize(
            width: CGFloat(image.width) / contentsScale * part.width,
            height: CGFloat(image.height) / contentsScale * part.height)
        let rect = contentsGravity.rect(for: natural, in: box)
        ctx.saveGState()
        let enlarges = rect.width * rect.height > natural.width * natural.height
        if (enlarges ? magnificationFilter : minificationFilter) == .nearest {
            ctx.interpolationQuality = .none
        }
        recordPatches(of: image, natural: natural, in: rect, ctx)
        ctx.restoreGState()
    }

    /// Records the nine patches that `contentsCenter` defines if the content is stretched, and
    /// otherwise the whole content.
    private func recordPatches(
        of image: CGImage, natural: CGSize, in rect: CGRect, _ ctx: CGContext
    ) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard contentsCenter != whole, contentsCenter.isFinite, contentsGravity == .resize else {
            return ctx.drawUpright(image, part: contentsRect, in: rect)
        }
        let columns = Patches(
            center: contentsCenter.minX...max(contentsCenter.minX, contentsCenter.maxX),
            natural: natural.width, start: rect.minX, length: rect.width,
            round: { ctx.wholePixel($0, offset: ctx.ctm.tx) })
        let rows = Patches(
            center: contentsCenter.minY...max(contentsCenter.minY, contentsCenter.maxY),
            natural: natural.height, start: rect.minY, length: rect.height,
            round: { ctx.wholePixel($0, offset: ctx.ctm.ty) })
        for row in rows.patches {
            for column in columns.patches {
                let part = CGRect(
                    x: contentsRect.minX + column.from.lowerBound * contentsRect.width,
                    y: contentsRect.minY + row.from.lowerBound * contentsRect.height,
                    width: (column.from.upperBound - column.from.lowerBound) * contentsRect.width,
                    height: (row.from.upperBound - row.from.lowerBound) * contentsRect.height)
                let place = CGRect(
                    x: column.to.lowerBound, y: row.to.lowerBound,
                    width: column.to.upperBound - column.to.lowerBound,
                    height: row.to.upperBound - row.to.lowerBound)
                ctx.drawUpright(image, part: part, in: place)
            }
        }
    }
}

extension CGContext {
    /// Returns the coordinate rounded to whole pixels if the context is only translated. Patches
    /// that meet inside a pixel would leave a seam.
    fileprivate func wholePixel(_ coordinate: CGFloat, offset: CGFloat) -> CGFloat {
        guard ctm.a == 1, ctm.b == 0, ctm.c == 0, ctm.d == 1 else { return coordinate }
        return PixelGrid(scale: scale).round(coordinate + offset) - offset
    }
}

/// A dimension of an image divided into a fixed start, a stretched center, and a fixed end.
private struct Patches {
    /// Ranges in fractions of the image, and the ranges in points of the layer that they are drawn
    /// in.
    var patches: [(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)] = []

    init(
        center: ClosedRange<CGFloat>, natural: CGFloat, start: CGFloat, length: CGFloat,
        round: (CGFloat) -> CGFloat
    ) {
        let (low, high) = (max(0, min(1, center.lowerBound)), max(0, min(1, center.upperBound)))
        // Ends that don't fit are shrunk in proportion.
        let ends = (low + 1 - high) * natural
        let factor = ends > length && ends > 0 ? length / ends : 1
        let (a, b) = (
            round(start + low * natural * factor),
            round(start + length - (1 - high) * natural * factor)
        )
        let cuts = [(0, start), (low, a), (high, max(a, b)), (1, start + length)]
        for (from, to) in zip(cuts, cuts.dropFirst()) where to.0 > from.0 && to.1 > from.1 {
            patches.append((from.0...to.0, from.1...to.1))
        }
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle of content with a size in the bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            return place(CGSize(width: size.width * factor, height: size.height * factor), bounds)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
            .bottomRight:
            return place(size, bounds)
        default: return bounds
        }
    }

    private func place(_ size: CGSize, _ bounds: CGRect) -> CGRect {
        let name = rawValue.lowercased()
        let x: CGFloat = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
        let y: CGFloat = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * x,
            y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
