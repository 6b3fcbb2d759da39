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

    /// Draws a gradient around a center in the direction of growing angles, which is clockwise on a
    /// y-down page.
    ///
    /// - Parameter angle: The angle of the first color, in radians from the x axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        paintClip { transform in
            .conicGradient(
                self.stops(of: gradient, all), center: center.applying(transform),
                angle: angle + atan2(transform.b, transform.a))
        }
    }

    /// Fills the whole clip. `paint` creates the paint for the space that its transform leads to:
    /// the page if user space is a rotated or uniformly scaled page, and otherwise user space.
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
