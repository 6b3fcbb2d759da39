import Foundation

/// The capsules of a search field's tokens in front of its text. The measures are decisions, in
/// points.
@MainActor struct SearchTokenArtwork {
    private static let gap: CGFloat = 4
    private static let sideMargin: CGFloat = 7
    private static let endMargin: CGFloat = 2
    private static let iconGap: CGFloat = 4
    /// The font of the names, in relation to that of the field.
    private static let fontScale: CGFloat = 15.0 / 17

    let tokens: [UISearchToken]
    let background: UIColor
    let color: UIColor
    private let field: UISearchTextField
    private let font: UIFont

    init(_ field: UISearchTextField) {
        self.field = field
        tokens = field.tokens
        let size = (field.font ?? SearchBarMetrics.font).pointSize * Self.fontScale
        font = .systemFont(ofSize: size)
        let own = field.ownTokenColor
        background = own ?? .secondarySystemFill
        color = own.map(Self.textColor) ?? .label
    }

    /// White on a background that is too dark for the label color.
    private static func textColor(on background: UIColor) -> UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        background.resolvedColor(with: .current).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        let luminance = 0.299 * red + 0.587 * green + 0.114 * blue
        return alpha > 0.5 && luminance < 0.72 ? .white : .label
    }

    private func icon(of token: UISearchToken) -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(font: font, scale: .small)
        return token.icon.map { $0.applyingSymbolConfiguration(configuration) ?? $0 }
    }

    /// The size of an icon, at most as high as the font.
    private func iconSize(of token: UISearchToken) -> CGSize {
        guard let size = icon(of: token)?.size, size.height > 0 else { return .zero }
        let factor = min(1, font.lineHeight / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func size(of token: UISearchToken) -> CGSize {
        let text = ControlText(token.text, font: font, of: field).size
        let icon = iconSize(of: token).width
        let gap = icon > 0 && text.width > 0 ? Self.iconGap : 0
        return CGSize(
            width: 2 * Self.sideMargin + icon + gap + text.width,
            height: font.lineHeight + 2 * Self.endMargin)
    }

    /// The width of all capsules with the distance to the text.
    var width: CGFloat { tokens.reduce(0) { $0 + size(of: $1).width + Self.gap } }

    /// Returns the frames of the capsules, which start at an x-coordinate from the leading edge.
    func frames(from start: CGFloat, in bounds: CGRect, isMirrored: Bool) -> [CGRect] {
        var x = start
        return tokens.map { token in
            let size = size(of: token)
            defer { x += size.width + Self.gap }
            return UIScreen.main.grid.round(
                CGRect(
                    x: isMirrored ? bounds.maxX - x - size.width : bounds.minX + x,
                    y: bounds.midY - size.height / 2, width: size.width, height: size.height))
        }
    }

    func draw(from start: CGFloat, in bounds: CGRect, isMirrored: Bool) {
        let frames = frames(from: start, in: bounds, isMirrored: isMirrored)
        for (token, frame) in zip(tokens, frames) {
            ControlArtwork.fill(ControlArtwork.capsule(frame), background)
            draw(token, in: frame.clampedInset(dx: Self.sideMargin, dy: 0), isMirrored)
        }
    }

    private func draw(_ token: UISearchToken, in box: CGRect, _ isMirrored: Bool) {
        let size = iconSize(of: token)
        if let image = icon(of: token), let context = UIGraphicsGetCurrentContext() {
            let place = CGRect(
                x: isMirrored ? box.maxX - size.width : box.minX, y: box.midY - size.height / 2,
                width: size.width, height: size.height)
            image.draw(
                in: place, context: context,
                tint: image.renderingMode == .alwaysOriginal ? nil : color)
        }
        ControlText(token.text, font: font, color: color, of: field)
            .draw(in: box, x: isMirrored ? 0 : 1)
    }
}
