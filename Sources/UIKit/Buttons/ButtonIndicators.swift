import Foundation

/// The artwork of the two chevrons in a button that shows the selected item of its menu.
@MainActor enum PopUpIndicatorArtwork {
    static let size = CGSize(width: 10, height: 15)

    static func draw(in box: CGRect, color: UIColor) {
        let path = UIBezierPath()
        for side: CGFloat in [-1, 1] {
            let tip = box.midY + side * box.height * 0.42
            let foot = box.midY + side * box.height * 0.14
            path.move(to: CGPoint(x: box.minX + 1, y: foot))
            path.addLine(to: CGPoint(x: box.midX, y: tip))
            path.addLine(to: CGPoint(x: box.maxX - 1, y: foot))
        }
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}

/// The artwork of the eight spokes of an activity indicator at rest.
@MainActor enum SpinnerArtwork {
    static func draw(in box: CGRect, color: UIColor) {
        let radius = min(box.width, box.height) / 2
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
            let path = UIBezierPath()
            for reach in [0.45, 0.9] {
                let point = CGPoint(
                    x: box.midX + cos(angle) * radius * reach,
                    y: box.midY + sin(angle) * radius * reach)
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.lineWidth = radius * 0.22
            path.lineCapStyle = .round
            color.faded(to: 1 - CGFloat(spoke) * 0.1).setStroke()
            path.stroke()
        }
    }
}
