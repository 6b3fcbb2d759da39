import Foundation

extension CGContext {
    /// Draws with Core Graphics' y-up convention: in a y-down context the image stands on its head,
    /// as it does on iOS (documented under `CGContext.draw(_:in:byTiling:)`; `UIImage.draw` turns it).
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws with the image's top at the rectangle's smaller y; with `tint` its alpha is a stencil.
    public func drawUpright(_ image: CGImage, in rect: CGRect, tint: RGBA? = nil) {
        guard rect.width > 0, rect.height > 0, state.alpha > 0 else { return }
        var placed = PlacedImage(
            image: image, rect: rect, interpolates: state.interpolates, opacity: state.alpha,
            tint: tint)
        if ctm.keepsAxes, ctm.a > 0, ctm.d > 0 {
            placed.rect = rect.applying(ctm)
            record(.image(placed))
        } else {
            record(.group(Group(transform: ctm, items: [.image(placed)])))
        }
    }

    /// Draws glyphs whose positions are in user space.
    public func draw(_ run: GlyphRun) {
        let color = run.color.multiplyingAlpha(by: state.alpha)
        guard !run.glyphs.isEmpty, color.alpha > 0 || run.outline != nil else { return }
        var run = run
        run.color = color
        if let outline = run.outline {
            run.outline?.color = outline.color.multiplyingAlpha(by: state.alpha)
        }
        if ctm.keepsAxes, ctm.a == ctm.d, ctm.a > 0 {
            run.size *= ctm.a
            run.outline?.width *= ctm.a
            for index in run.glyphs.indices {
                run.glyphs[index].position = run.glyphs[index].position.applying(ctm)
            }
            record(.glyphs(run))
        } else {
            record(.group(Group(transform: ctm, items: [.glyphs(run)])))
        }
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        paintClip { transform in
            .linearGradient(
                self.stops(of: gradient, options), start: start.applying(transform),
                end: end.applying(transform))
        }
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        paintClip { transform in
            let factor = transform.uniformScale ?? 1
            return .radialGradient(
                self.stops(of: gradient, options),
                from: .init(center: startCenter.applying(transform), radius: startRadius * factor),
                to: .init(center: endCenter.applying(transform), radius: endRadius * factor))
        }
    }

    /// Covers the whole clip with a paint that `paint` makes for a space reached by a transform:
    /// the page's where the user space is a turned or evenly scaled page, else the user space.
    private func paintClip(_ paint: (CGAffineTransform) -> Paint) {
        let page = Path(rect: CGRect(origin: .zero, size: size))
        if ctm.uniformScale != nil {
            record(.fill(Fill(path: page, paint: paint(ctm))))
        } else {
            let fill = Fill(path: page.applying(ctm.inverted()), paint: paint(.identity))
            record(.group(Group(transform: ctm, items: [.fill(fill)])))
        }
    }

    private func stops(
        of gradient: CGGradient, _ options: CGGradientDrawingOptions
    ) -> GradientStops {
        GradientStops(
            gradient.stops.map {
                .init(location: $0.location, color: $0.color.multiplyingAlpha(by: state.alpha))
            },
            drawsBeforeStart: options.contains(.drawsBeforeStartLocation),
            drawsAfterEnd: options.contains(.drawsAfterEndLocation))
    }
}
