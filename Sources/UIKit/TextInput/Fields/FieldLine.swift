import Foundation

/// A line of text in a field: in the field's font and a color, or with its own attributes.
enum FieldLine {
    case plain(String, UIColor)
    case styled(NSAttributedString, UIColor)

    var text: String {
        switch self {
        case .plain(let text, _): text
        case .styled(let text, _): text.string
        }
    }

    /// Creates a label that measures and draws the line with the owner's traits.
    @MainActor func label(_ font: UIFont, _ owner: UIView) -> UILabel {
        let label = UILabel()
        label.font = font
        label.semanticContentAttribute =
            owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .forceRightToLeft : .forceLeftToRight
        label.overrideUserInterfaceStyle = owner.traitCollection.userInterfaceStyle
        switch self {
        case .plain(let text, let color):
            label.text = text
            label.textColor = color
        case .styled(let text, let color):
            label.attributedText = text.filled(.foregroundColor, color)
        }
        return label
    }
}
