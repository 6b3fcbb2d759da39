import Foundation
import UIKit

/// Paints an album's cover: a gradient with a motif.
@MainActor struct CoverPainter {
    let album: Album
    let side: CGFloat
    /// The height of the reflection, as a fraction of the cover's side.
    static let reflection: CGFloat = 0.4

    /// The square cover.
    var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in paint() }
    }

    /// The cover with its reflection below, which fades to black.
    var reflectedImage: UIImage {
        let depth = side * Self.reflection
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side + depth)).image {
            let context = $0.cgContext
            paint()
            context.saveGState()
            // The clip is a point smaller, so that the reflection has no visible edge next to the
            // cover's slanted edges.
            context.clip(to: CGRect(x: 1, y: side, width: side - 2, height: depth - 1))
            context.translateBy(x: 0, y: 2 * side)
            context.scaleBy(x: 1, y: -1)
            paint()
            context.restoreGState()
            fill(
                CGRect(x: 0, y: side, width: side, height: depth),
                from: UIColor(white: 0, alpha: 0.62), to: .black, in: context)
        }
    }

    private func paint() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: side, height: side))
        fill(
            CGRect(x: 0, y: 0, width: side, height: side), from: ground(0.55, 0.85),
            to: ground(0.75, 0.42), in: context)
        switch album.motif {
        case .rings: paintRings()
        case .stripes: paintStripes()
        case .sunset: paintSunset()
        case .waves: paintWaves()
        case .tiles: paintTiles()
        case .petals: paintPetals()
        }
        context.restoreGState()
    }

    private func ground(_ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
        UIColor(
            hue: album.hues.ground, saturation: saturation, brightness: brightness, alpha: 1)
    }

    private func figure(_ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat = 1)
        -> UIColor
    {
        UIColor(
            hue: album.hues.figure, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    private func fill(
        _ rect: CGRect, from top: UIColor, to bottom: UIColor, in context: CGContext
    ) {
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: [top.cgColor, bottom.cgColor], locations: nil)
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(
            gradient, start: rect.origin, end: CGPoint(x: rect.minX, y: rect.maxY), options: [])
        context.restoreGState()
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: x * side, y: y * side), radius: radius * side, startAngle: 0,
            endAngle: 2 * .pi, clockwise: true)
    }

    private func paintRings() {
        for step in 0..<6 {
            let share = CGFloat(step) / 5
            figure(0.25 + 0.6 * share, 1 - 0.35 * share, 0.9).setStroke()
            let ring = circle(0.58, 0.46, 0.07 + 0.085 * CGFloat(step))
            ring.lineWidth = side * 0.035
            ring.stroke()
        }
    }

    private func paintStripes() {
        for step in 0..<7 {
            let x = (CGFloat(step) * 0.2 - 0.3) * side
            let stripe = UIBezierPath()
            stripe.move(to: CGPoint(x: x, y: side))
            stripe.addLine(to: CGPoint(x: x + side * 0.5, y: 0))
            stripe.addLine(to: CGPoint(x: x + side * 0.6, y: 0))
            stripe.addLine(to: CGPoint(x: x + side * 0.1, y: side))
            stripe.close()
            figure(0.75 - 0.1 * CGFloat(step % 3), 1 - 0.07 * CGFloat(step), 0.95).setFill()
            stripe.fill()
        }
    }

    private func paintSunset() {
        figure(0.6, 1).setFill()
        circle(0.5, 0.56, 0.24).fill()
        for step in 0..<5 {
            let y = (0.6 + 0.085 * CGFloat(step)) * side
            let band = CGRect(
                x: 0, y: y, width: side, height: side * (0.03 + 0.012 * CGFloat(step)))
            ground(0.7, 0.55 - 0.06 * CGFloat(step)).setFill()
            UIBezierPath(rect: band).fill()
        }
    }

    private func paintWaves() {
        for step in 0..<5 {
            let y = (0.35 + 0.13 * CGFloat(step)) * side
            let wave = UIBezierPath()
            wave.move(to: CGPoint(x: 0, y: y))
            wave.addCurve(
                to: CGPoint(x: side, y: y + side * 0.02),
                controlPoint1: CGPoint(x: side * 0.35, y: y - side * 0.24),
                controlPoint2: CGPoint(x: side * 0.6, y: y + side * 0.26))
            wave.addLine(to: CGPoint(x: side, y: side))
            wave.addLine(to: CGPoint(x: 0, y: side))
            wave.close()
            figure(0.3 + 0.13 * CGFloat(step), 0.95 - 0.15 * CGFloat(step), 0.85).setFill()
            wave.fill()
        }
    }

    private func paintTiles() {
        for row in 0..<4 {
            for column in 0..<4 {
                let isTurned = (row * 3 + column * 5) % 4 < 2
                let origin = CGPoint(x: CGFloat(column) * side / 4, y: CGFloat(row) * side / 4)
                let tile = UIBezierPath()
                tile.move(to: origin)
                tile.addLine(
                    to: CGPoint(
                        x: origin.x + side / 4, y: isTurned ? origin.y : origin.y + side / 4))
                tile.addLine(to: CGPoint(x: origin.x, y: origin.y + side / 4))
                tile.close()
                figure(0.35 + 0.15 * CGFloat((row + column) % 3), 0.98, 0.9).setFill()
                tile.fill()
            }
        }
    }

    private func paintPetals() {
        for step in 0..<8 {
            let angle = CGFloat(step) * .pi / 4
            figure(0.45 + 0.2 * CGFloat(step % 2), 0.98, 0.75).setFill()
            circle(0.5 + 0.2 * cos(angle), 0.5 + 0.2 * sin(angle), 0.16).fill()
        }
        UIColor(white: 1, alpha: 0.9).setFill()
        circle(0.5, 0.5, 0.1).fill()
    }
}
