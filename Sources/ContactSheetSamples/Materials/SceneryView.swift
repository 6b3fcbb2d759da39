import ContactSheet

/// A colorful landscape with strong edges, to be seen through materials.
final class SceneryView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawSky(context)
        UIColor(red: 1, green: 0.93, blue: 0.6, alpha: 1).setFill()
        let side = bounds.width * 0.3
        UIBezierPath(
            ovalIn: CGRect(
                x: bounds.width * 0.56, y: bounds.height * 0.14, width: side, height: side)
        ).fill()
        let hills: [(height: CGFloat, color: UIColor)] = [
            (0.36, .systemIndigo), (0.5, .systemTeal), (0.62, .systemGreen), (0.76, .systemOrange),
            (0.88, .systemPink),
        ]
        for (index, hill) in hills.enumerated() {
            hill.color.setFill()
            drawHill(top: hill.height * bounds.height, isMirrored: index % 2 == 1)
        }
    }

    private func drawSky(_ context: CGContext) {
        let colors: [UIColor] = [.systemBlue, .systemPurple, .systemRed]
        guard
            let sky = CGGradient(
                colorsSpace: nil, colors: colors.map(\.cgColor), locations: [0, 0.55, 1])
        else { return }
        context.drawLinearGradient(
            sky, start: .zero, end: CGPoint(x: 0, y: bounds.height * 0.6),
            options: [.drawsAfterEndLocation])
    }

    private func drawHill(top: CGFloat, isMirrored: Bool) {
        let (width, height) = (bounds.width, bounds.height)
        let rise = height * 0.08
        let (left, right) = isMirrored ? (top - rise, top + rise) : (top + rise, top - rise)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: left))
        path.addCurve(
            to: CGPoint(x: width, y: right), controlPoint1: CGPoint(x: width * 0.3, y: left - rise),
            controlPoint2: CGPoint(x: width * 0.6, y: right + 2 * rise))
        path.addLine(to: CGPoint(x: width, y: height))
        path.addLine(to: CGPoint(x: 0, y: height))
        path.close()
        path.fill()
    }
}
