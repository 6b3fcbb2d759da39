import Foundation

/// A layer that draws its sublayers several times, each time with a further transform and another
/// color.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    /// The transform from one instance to the next, around the anchor point.
    open var instanceTransform = CATransform3DIdentity
    /// The color that the colors of the first instance are multiplied by; `nil` is white.
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
    /// The time in seconds by which the animations of each instance are later than those of the one before.
    open var instanceDelay: CFTimeInterval = 0
    open var preservesDepth = false

    private static let greatestCount = 2_000

    override func recordSublayers(_ ctx: CGContext) {
        if instanceCount > Self.greatestCount {
            report("a replicator layer draws at most 2,000 instances")
        }
        let step = CATransform3DGetAffineTransform(instanceTransform)
        var place = CGAffineTransform.identity
        for index in 0..<max(0, min(instanceCount, Self.greatestCount)) where !ctx.isFull {
            let items = ctx.items {
                ctx.concatenate(aboutAnchor(place))
                SimulatedClock.current.delayed(by: Double(index) * instanceDelay) {
                    recordEachSublayer(ctx)
                }
            }
            let color = color(of: index)
            ctx.add(color == .white ? items : items.map { $0.multiplied(by: color) })
            place = step.concatenating(place)
        }
    }

    private func aboutAnchor(_ t: CGAffineTransform) -> CGAffineTransform {
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(t)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    private func color(of index: Int) -> RGBA {
        let first = instanceColor?.rgba ?? .white
        func part(_ value: Double, _ offset: Float) -> Double {
            max(0, min(1, value + Double(offset) * Double(index)))
        }
        return RGBA(
            part(first.red, instanceRedOffset), part(first.green, instanceGreenOffset),
            part(first.blue, instanceBlueOffset), part(first.alpha, instanceAlphaOffset))
    }
}

extension DisplayItem {
    /// Returns the item with its colors multiplied. For images, only the alpha is applied.
    fileprivate func multiplied(by color: RGBA) -> DisplayItem {
        switch self {
        case .fill(var fill):
            fill.paint = fill.paint.multiplied(by: color)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.paint = stroke.paint.multiplied(by: color)
            return .stroke(stroke)
        case .glyphs(var run):
            run.color = run.color.multiplied(by: color)
            return .glyphs(run)
        case .image(var placed):
            placed.opacity *= color.alpha
            placed.tint = placed.tint?.multiplied(by: RGBA(color.red, color.green, color.blue))
            return .image(placed)
        case .group(var group):
            group.items = group.items.map { $0.multiplied(by: color) }
            group.shadow?.color.alpha *= color.alpha
            return .group(group)
        case .backdrop: return self
        }
    }
}

extension Paint {
    fileprivate func multiplied(by color: RGBA) -> Paint {
        switch self {
        case .color(let own): .color(own.multiplied(by: color))
        case .linearGradient(let stops, let start, let end):
            .linearGradient(stops.multiplied(by: color), start: start, end: end)
        case .radialGradient(let stops, let from, let to):
            .radialGradient(stops.multiplied(by: color), from: from, to: to)
        case .conicGradient(let stops, let center, let angle):
            .conicGradient(stops.multiplied(by: color), center: center, angle: angle)
        }
    }
}

extension GradientStops {
    fileprivate func multiplied(by color: RGBA) -> GradientStops {
        var result = self
        result.stops = stops.map {
            .init(location: $0.location, color: $0.color.multiplied(by: color))
        }
        return result
    }
}

extension RGBA {
    fileprivate func multiplied(by other: RGBA) -> RGBA {
        RGBA(red * other.red, green * other.green, blue * other.blue, alpha * other.alpha)
    }
}
