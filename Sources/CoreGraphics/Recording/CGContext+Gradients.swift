import Foundation

extension CGContext {
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

    /// From `angle` on, in radians from the x axis, growing; clockwise on a y-down page.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        paintClip { transform in
            .conicGradient(
                self.stops(of: gradient, all), center: center.applying(transform),
                angle: angle + atan2(transform.b, transform.a))
        }
    }

    /// Covers the whole clip with a paint that `paint` makes for a space reached by a transform:
    /// the page's where the user space is a turned or evenly scaled page, else the user space.
    private func paintClip(_ paint: (CGAffineTransform) -> Paint) {
        let page = Path(rect: CGRect(origin: .zero, size: size))
        if ctm.uniformScale != nil, ctm.a * ctm.d - ctm.b * ctm.c > 0 {
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
