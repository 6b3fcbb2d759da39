import Foundation

/// A grid of gray squares in place of photos, three in a row on phones.
@MainActor package final class PhotoGridView: UIView {
    private static let gap = CGFloat(2)
    private var columns: Int { bounds.width > 500 ? 5 : 3 }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        let side = (bounds.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
        guard side > 0 else { return }
        let rows = min(100, Int(saturating: (bounds.height / (side + Self.gap)).rounded(.up)))
        for row in 0..<rows {
            for column in 0..<columns {
                let shade = 0.78 + 0.12 * CGFloat((row * 5 + column * 3) % 7) / 7
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
}
