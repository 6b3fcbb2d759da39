import Foundation

/// The style of text in a bar.
@MainActor struct BarTextStyle {
    var font: UIFont
    var color: UIColor
    /// The shadow, which makes text in bars look engraved up to iOS 6.
    var shadow: Shadow?
    typealias Shadow = (color: UIColor, offset: CGSize)

    /// Returns the style with the font, color, and shadow of the given attributes.
    func applying(_ attributes: [NSAttributedString.Key: Any]?) -> BarTextStyle {
        guard let attributes else { return self }
        var style = self
        if let font = attributes[.font] as? UIFont { style.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
        if let shadow = attributes[.shadow] as? NSShadow {
            let color = shadow.shadowColor as? UIColor ?? .clear
            style.shadow = (color, shadow.shadowOffset)
        }
        return style
    }

    /// Shows text in a label. The font and the text are set only if they have changed.
    func show(_ text: String?, in label: UILabel) {
        if label.font != font { label.font = font }
        if label.text != text { label.text = text }
        label.textColor = color
        label.shadowColor = shadow?.color
        label.shadowOffset = shadow?.offset ?? .zero
    }
}
