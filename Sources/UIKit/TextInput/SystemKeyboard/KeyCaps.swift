import Foundation

/// The shape of a key.
@MainActor struct KeyShape {
    let box: CGRect
    let radius: CGFloat
    let style: KeyboardStyle

    func draw(_ color: UIColor) {
        let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
        if let shadow = style.shadow, radius > 0 {
            shadow.setFill()
            UIBezierPath(roundedRect: box.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
        }
        guard style.era == .classic else {
            color.setFill()
            return path.fill()
        }
        ClassicBarArtwork.fill(
            path,
            [(0, color.mixed(with: .white, 0.22), 1), (1, color.mixed(with: .black, 0.12), 1)])
    }
}

/// A symbol that is centered at a point.
@MainActor struct SymbolCap {
    private let image: UIImage?
    private let color: UIColor

    init(_ name: String, size: CGFloat, color: UIColor) {
        image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        self.color = color
    }

    var width: CGFloat { image?.size.width ?? 0 }

    func draw(at center: CGPoint) {
        guard let image else { return }
        let size = image.size
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
            in: CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height))
    }
}

/// A text that is centered at a point.
@MainActor struct TextCap {
    private let text: String
    private let font: UIFont
    private let color: UIColor
    private let spacing: CGFloat

    init(_ text: String, font: UIFont, color: UIColor, spacing: CGFloat = 0) {
        (self.text, self.font, self.color, self.spacing) = (text, font, color, spacing)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if spacing > 0 { attributes[.kern] = spacing }
        return attributes
    }

    var width: CGFloat { text.size(withAttributes: attributes).width }

    /// Draws the text with its lowercase letters around the point.
    func draw(at center: CGPoint) {
        let isLow = text.contains { $0.isLowercase }
        let height = isLow ? font.xHeight : font.capHeight
        let lift = isLow && text.count > 1 ? (font.capHeight - font.xHeight) / 4 : 0
        text.draw(
            at: CGPoint(
                x: center.x - (width - spacing) / 2, y: center.y + height / 2 + lift - font.ascender
            ),
            withAttributes: attributes)
    }
}
