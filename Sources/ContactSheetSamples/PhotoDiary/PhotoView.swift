import UIKit

/// The first part: a photo, painted here so that the sample requires no file.
final class PhotoView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawSky(in: context)
        drawSun()
        drawRidge(
            [0.62, 0.40, 0.52, 0.34, 0.55, 0.46],
            color: UIColor(hue: 0.58, saturation: 0.35, brightness: 0.62, alpha: 1))
        drawRidge(
            [0.78, 0.66, 0.72, 0.58, 0.70, 0.76],
            color: UIColor(hue: 0.55, saturation: 0.5, brightness: 0.42, alpha: 1))
        drawRidge(
            [0.86, 0.90, 0.82, 0.88, 0.84, 0.90],
            color: UIColor(hue: 0.40, saturation: 0.45, brightness: 0.28, alpha: 1))
    }

    private func drawSky(in context: CGContext) {
        let colors = [
            UIColor(hue: 0.58, saturation: 0.55, brightness: 0.92, alpha: 1).cgColor,
            UIColor(hue: 0.10, saturation: 0.25, brightness: 1, alpha: 1).cgColor,
        ]
        guard let sky = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.saveGState()
        context.clip(to: bounds)
        context.drawLinearGradient(
            sky, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
        context.restoreGState()
    }

    private func drawSun() {
        let center = CGPoint(x: bounds.width * 0.72, y: bounds.height * 0.3)
        UIColor(white: 1, alpha: 0.9).setFill()
        UIBezierPath(
            arcCenter: center, radius: bounds.height * 0.09, startAngle: 0, endAngle: 2 * .pi,
            clockwise: true
        ).fill()
    }

    /// Draws a ridge of hills through `heights`, which are fractions of the view's height from the
    /// top.
    private func drawRidge(_ heights: [CGFloat], color: UIColor) {
        let step = bounds.width / CGFloat(heights.count - 1)
        let ridge = UIBezierPath()
        ridge.move(to: CGPoint(x: 0, y: bounds.maxY))
        ridge.addLine(to: CGPoint(x: 0, y: bounds.height * heights[0]))
        for index in 1..<heights.count {
            let (x0, x1) = (CGFloat(index - 1) * step, CGFloat(index) * step)
            let (y0, y1) = (bounds.height * heights[index - 1], bounds.height * heights[index])
            ridge.addCurve(
                to: CGPoint(x: x1, y: y1), controlPoint1: CGPoint(x: x0 + step / 2, y: y0),
                controlPoint2: CGPoint(x: x1 - step / 2, y: y1))
        }
        ridge.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        ridge.close()
        color.setFill()
        ridge.fill()
    }
}
