import Foundation

/// A grid of gray squares in place of photos, three in a row on phones.
@MainActor package final class PhotoGridView: UIView {
    private static let gap = CGFloat(2)
    /// The sides of a chosen photo, in pixels.
    private static let photoSide = CGFloat(1024)
    private var columns: Int { bounds.width > 500 ? 5 : 3 }
    private var side: CGFloat {
        (bounds.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    }

    /// Called after a tap on a square, with the photo.
    package var choose: (@MainActor (UIImage) -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PhotoGridView.tapped))
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        guard side > 0 else { return }
        let rows = min(100, Int(saturating: (bounds.height / (side + Self.gap)).rounded(.up)))
        for row in 0..<rows {
            for column in 0..<columns {
                let shade = shade(row, column)
                UIColor { traits in
                    UIColor(
                        white: traits.userInterfaceStyle == .dark ? 1 - shade : shade, alpha: 1)
                }.setFill()
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * (side + Self.gap),
                        y: CGFloat(row) * (side + Self.gap), width: side, height: side))
            }
        }
    }

    private func shade(_ row: Int, _ column: Int) -> CGFloat {
        let step: Int = (row * 5 + column * 3) % 7
        return 0.78 + 0.12 * CGFloat(step) / 7
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard side > 0 else { return }
        let point = tap.location(in: self)
        let (row, column) = (point.y / (side + Self.gap), point.x / (side + Self.gap))
        choose?(photo(shade(Int(saturating: row), Int(saturating: column))))
    }

    /// Returns a drawing of the sun and two hills on a gray, which is a decision.
    private func photo(_ shade: CGFloat) -> UIImage {
        let side = Self.photoSide
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: format)
        return renderer.image { _ in
            UIColor(white: shade, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
            UIColor(white: shade - 0.2, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 640, y: 160, width: 200, height: 200)).fill()
            for (peak, foot) in [(360.0, 0.4), (760.0, 0.6)] {
                let hill = UIBezierPath()
                hill.move(to: CGPoint(x: peak, y: side * foot))
                hill.addLine(to: CGPoint(x: peak + side * (1 - foot), y: side))
                hill.addLine(to: CGPoint(x: peak - side * (1 - foot), y: side))
                hill.close()
                hill.fill()
            }
        }
    }
}
