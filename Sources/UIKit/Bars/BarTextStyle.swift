import Foundation

/// How a bar writes a text.
@MainActor struct BarTextStyle {
    var font: UIFont
    var color: UIColor
    /// Up to iOS 6 texts of bars are engraved.
    var shadow: (color: UIColor, offset: CGSize)?

    /// With what attributes say of font, color and shadow.
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

    /// Gives a label the text, touching it only where something is new.
    func show(_ text: String?, in label: UILabel) {
        if label.font != font { label.font = font }
        if label.text != text { label.text = text }
        label.textColor = color
        label.shadowColor = shadow?.color
        label.shadowOffset = shadow?.offset ?? .zero
    }
}
