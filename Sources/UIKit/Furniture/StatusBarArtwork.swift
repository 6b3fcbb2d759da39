import ContactSheetDevices
import Foundation

/// The symbols of the status bar.
@MainActor struct StatusBarArtwork {
    /// A drawing of one color.
    struct Symbol {
        /// The size in points.
        let size: CGSize
        fileprivate let parts: [(path: Path, opacity: CGFloat)]

        @MainActor func draw(at origin: CGPoint, in color: UIColor) {
            for (path, opacity) in parts {
                let moved = path.applying(
                    CGAffineTransform(translationX: origin.x, y: origin.y))
                color.withAlphaComponent(color.cgColor.alpha * opacity).setFill()
                let shape = UIBezierPath(cgPath: CGPath(moved))
                shape.usesEvenOddFillRule = true
                shape.fill()
            }
        }
    }

    let device: SimulatedDevice
    let scale: CGFloat

    // MARK: Signal

    /// Five bars up to iOS 6, five dots from iOS 7 to 10, and four bars later.
    var signal: Symbol {
        switch device.era {
        case .classic: bars(5, width: 3, gap: 1, from: 3, to: 11, radius: 0)
        case .flat: dots
        case .safeArea, .dark, .glass: bars(4, width: 3, gap: 1.67, from: 4, to: 10.67, radius: 1)
        }
    }

    private func bars(
        _ count: Int, width: CGFloat, gap: CGFloat, from low: CGFloat, to high: CGFloat,
        radius: CGFloat
    ) -> Symbol {
        var path = Path()
        for index in 0..<count {
            let height = low + (high - low) * CGFloat(index) / CGFloat(count - 1)
            let rect = CGRect(
                x: CGFloat(index) * (width + gap), y: high - height, width: width, height: height)
            path.append(Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
        }
        return symbol(width: CGFloat(count) * (width + gap) - gap, height: high, [(path, 1)])
    }

    private var dots: Symbol {
        var path = Path()
        for index in 0..<5 {
            let rect = CGRect(x: CGFloat(index) * 7, y: 0, width: 5.5, height: 5.5)
            path.append(Path(ellipseIn: rect))
        }
        return symbol(width: 33.5, height: 5.5, [(path, 1)])
    }

    // MARK: Wi-Fi

    /// Three arcs of a quarter circle above their center.
    var wifi: Symbol {
        let radius: CGFloat = 10.8
        let width = radius * CGFloat(2).squareRoot()
        let center = CGPoint(x: width / 2, y: radius)
        var path = Path()
        for (inner, outer): (CGFloat, CGFloat) in [(0, 0.32), (0.44, 0.66), (0.78, 1)] {
            path.append(sector(center, from: inner * radius, to: outer * radius))
        }
        return symbol(width: width, height: radius, [(path, 1)])
    }

    private func sector(_ center: CGPoint, from inner: CGFloat, to outer: CGFloat) -> Path {
        var path = Path()
        let start = -CGFloat.pi * 3 / 4
        path.addArc(center: center, radius: outer, startAngle: start, sweep: .pi / 2)
        if inner > 0 {
            path.addArc(
                center: center, radius: inner, startAngle: start + .pi / 2, sweep: -.pi / 2)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }

    // MARK: Battery

    /// A full battery.
    var battery: Symbol {
        let isRound = device.era >= .safeArea
        let body = CGRect(x: 0, y: 0, width: isRound ? 22 : 21, height: isRound ? 11.33 : 10)
        let radius: CGFloat = isRound ? 3.4 : 1.5
        var outline = rounded(body, radius)
        outline.append(rounded(body.insetBy(dx: 1, dy: 1), max(0, radius - 1)))
        let fill = rounded(body.insetBy(dx: 2, dy: 2), max(0, radius - 1.6))
        let cap = rounded(
            CGRect(x: body.maxX + 1, y: body.midY - 2, width: 1.4, height: 4), isRound ? 0.7 : 0.4)
        let faint: CGFloat = isRound ? 0.4 : 1
        return symbol(
            width: body.maxX + 2.4, height: body.height,
            [(outline, faint), (cap, faint), (fill, 1)])
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
    }

    private func symbol(
        width: CGFloat, height: CGFloat, _ parts: [(path: Path, opacity: CGFloat)]
    ) -> Symbol {
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        return Symbol(
            size: CGSize(width: width * scale, height: height * scale),
            parts: parts.map { ($0.path.applying(transform), $0.opacity) })
    }
}
