import Foundation

/// The font and the color of a title that a control draws itself; other attributes don't show.
struct TitleAttributes {
    let font: UIFont?
    let color: UIColor?

    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }

    /// Those at the beginning of the text.
    init(of text: NSAttributedString) {
        self.init(text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:])
    }
}
