import Foundation

/// The font and the color of a title that a control draws itself; other attributes have no effect.
struct TitleAttributes {
    let font: UIFont?
    let color: UIColor?

    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }

    /// Creates the attributes at the start of the text.
    init(of text: NSAttributedString) {
        self.init(text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:])
    }
}
