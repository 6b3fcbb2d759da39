import UIKit

/// The icon of a row in settings: a white symbol on a colored square with round corners.
@MainActor enum IconTile {
    static func image(_ symbol: String, _ color: UIColor) -> UIImage {
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 29)
        let glyph = UIImage(systemName: symbol)?
            .withConfiguration(
                UIImage.SymbolConfiguration(pointSize: side * 0.52, weight: .medium)
            )
            .withTintColor(.white, renderingMode: .alwaysOriginal)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let square = CGRect(x: 0, y: 0, width: side, height: side)
            color.setFill()
            UIBezierPath(roundedRect: square, cornerRadius: side * 0.24).fill()
            guard let glyph else { return }
            glyph.draw(
                at: CGPoint(
                    x: (side - glyph.size.width) / 2, y: (side - glyph.size.height) / 2))
        }
    }
}
