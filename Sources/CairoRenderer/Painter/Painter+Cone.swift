import CCairo
import CoreGraphics
import Foundation

extension Painter {
    /// Paints a fill with a conic gradient. It is painted as pixels in every format, because none
    /// of the vector formats supports it.
    func paintCone(_ fill: Fill, opacity: Double) {
        guard case .conicGradient(let stops, let center, let angle) = fill.paint else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        clip(to: Clip(fill.path, rule: fill.rule))
        let box = visibleBox.scaled(by: resolution).whole
        guard !box.isEmpty, box.width < 32768, box.height < 32768, toPage.isPaintable,
            abs(angle) < 1e6
        else {
            return
        }
        let cone = Cone(
            ramp: ConeRamp(stops, opacity: opacity), center: center.kept, angle: angle,
            toCone: CGAffineTransform(translationX: box.left + 0.5, y: box.top + 0.5)
                .concatenating(CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution))
                .concatenating(toPage.inverted()))
        guard
            let pixels = cone.pixels(
                width: Int(saturating: box.width), height: Int(saturating: box.height)),
            let surface = SharedSurface(pixels)
        else { return }
        setMatrix(base)
        cairo_scale(context, 1 / resolution, 1 / resolution)
        cairo_set_source_surface(context, surface.pointer, box.left, box.top)
        cairo_paint(context)
    }
}

/// A conic gradient on a grid of pixels.
private struct Cone {
    let ramp: ConeRamp
    let center: CGPoint
    /// The angle in radians from the x axis.
    let angle: Double
    /// The transform from the grid to the gradient's space.
    let toCone: CGAffineTransform

    func pixels(width: Int, height: Int) -> PixelBuffer? {
        PixelBuffer(width: width, height: height, isOpaque: false) { base, stride in
            for y in 0..<height {
                let line = (base + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { line[x] = color(x, y) }
            }
            return true
        }
    }

    private func color(_ x: Int, _ y: Int) -> UInt32 {
        let place = CGPoint(x: x, y: y).applying(toCone)
        let (dx, dy) = (place.x - center.x, place.y - center.y)
        var turns = (atan2(dy, dx) - angle) / (2 * .pi)
        turns -= turns.rounded(.down)
        // The edge where the colors start again is as wide as a pixel.
        let pixel = hypot(toCone.a, toCone.b) / (2 * .pi * max(hypot(dx, dy), 1e-6))
        return ramp.color(at: turns, pixel: min(pixel, 1))
    }
}

/// Premultiplied colors at 2048 positions of a full turn.
private struct ConeRamp {
    private let colors: [RGBA]

    init(_ stops: GradientStops, opacity: Double) {
        let stops = stops.stops.filter(\.location.isFinite).sorted { $0.location < $1.location }
        colors = (0..<2048).map { place in
            let turns = (Double(place) + 0.5) / 2048
            let next = stops.firstIndex { $0.location > turns } ?? stops.count
            guard next > 0, next < stops.count else {
                return (next == 0 ? stops.first : stops.last)?.color ?? .clear
            }
            let (a, b) = (stops[next - 1], stops[next])
            return a.color.mixed(with: b.color, (turns - a.location) / (b.location - a.location))
        }.map { $0.multiplyingAlpha(by: opacity) }
    }

    /// Returns the color as `0xAARRGGBB`. Within half a pixel of the start, both ends are mixed.
    func color(at turns: Double, pixel: Double) -> UInt32 {
        let toStart = turns < 0.5 ? turns : turns - 1
        let color = colors[max(0, min(2047, Int(saturating: turns * 2048)))]
        guard abs(toStart) < pixel / 2, let first = colors.first, let last = colors.last else {
            return color.pixel
        }
        return last.mixed(with: first, toStart / pixel + 0.5).pixel
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, _ t: Double) -> RGBA {
        RGBA(
            red + (other.red - red) * t, green + (other.green - green) * t,
            blue + (other.blue - blue) * t, alpha + (other.alpha - alpha) * t)
    }

    fileprivate var pixel: UInt32 {
        func byte(_ part: Double) -> UInt32 {
            UInt32(saturating: (max(0, min(1, part)) * 255).rounded())
        }
        return premultiplied(byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue))
    }
}
