import UIKit

/// The elevation of a trail as a chart, with its lowest and highest points.
final class TrailProfileView: UIView {
    private let chart = ElevationChart()

    init() {
        super.init(frame: .zero)
        let low = SymbolLabel("arrow.down", "1,120 m", .footnote, weight: .medium)
        let high = SymbolLabel(
            "flag.fill", "2,100 m", .footnote, weight: .medium, color: TrailbookStyle.ember)
        let numbers = UIStackView(.horizontal, spacing: 8, [low, UIView(), high])
        let stack = UIStackView(
            .vertical, spacing: 8,
            [UILabel("Elevation", .title3, weight: .semibold), chart, numbers])
        embed(stack)
        chart.heightAnchor.constraint(equalToConstant: 108).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A curve of heights over a fading area. It begins at the leading edge.
final class ElevationChart: UIView {
    private static let heights: [CGFloat] = [
        0.02, 0.1, 0.24, 0.2, 0.44, 0.55, 0.5, 0.78, 0.98, 0.82, 0.86, 0.62, 0.56,
    ]

    private let area = CAGradientLayer()
    private let outline = CAShapeLayer()
    private let line = CAShapeLayer()
    private let summit = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        area.mask = outline
        line.lineWidth = 3
        line.lineCap = .round
        line.lineJoin = .round
        summit.lineWidth = 3
        for part in [area, line, summit] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let curve = curve()
        for part in [area, outline, line, summit] { part.frame = bounds }
        line.path = curve.cgPath
        summit.path = UIBezierPath(ovalIn: square(around: point(at: 8), side: 11)).cgPath
        curve.addLine(to: CGPoint(x: point(at: Self.heights.count - 1).x, y: bounds.maxY))
        curve.addLine(to: CGPoint(x: point(at: 0).x, y: bounds.maxY))
        curve.close()
        outline.path = curve.cgPath
        updateColors()
    }

    private func updateColors() {
        let accent = TrailbookStyle.accent.resolvedColor(with: traitCollection)
        area.colors = [
            accent.withAlphaComponent(0.36).cgColor, accent.withAlphaComponent(0.02).cgColor,
        ]
        line.strokeColor = accent.cgColor
        line.fillColor = nil
        summit.fillColor = TrailbookStyle.ember.resolvedColor(with: traitCollection).cgColor
        summit.strokeColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    }

    private func square(around center: CGPoint, side: CGFloat) -> CGRect {
        CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    private func point(at index: Int) -> CGPoint {
        let fraction = CGFloat(index) / CGFloat(Self.heights.count - 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.insetBy(dx: 2, dy: 8)
        return CGPoint(
            x: area.minX + area.width * (isMirrored ? 1 - fraction : fraction),
            y: area.maxY - area.height * Self.heights[index])
    }

    private func curve() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point(at: 0))
        for index in Self.heights.indices.dropFirst() {
            let (start, end) = (point(at: index - 1), point(at: index))
            let middle = (start.x + end.x) / 2
            path.addCurve(
                to: end, controlPoint1: CGPoint(x: middle, y: start.y),
                controlPoint2: CGPoint(x: middle, y: end.y))
        }
        return path
    }
}
