import UIKit

/// A line of text on a page that the tool composes, cut off at its end if it is too long.
@MainActor struct PrintedText {
    private let text: NSAttributedString

    /// - Parameter size: The size of the font, in points.
    init(
        _ text: String, size: CGFloat, isBold: Bool = false, color: UIColor = .black,
        alignment: NSTextAlignment = .left
    ) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        style.alignment = alignment
        self.text = NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
                .foregroundColor: color, .paragraphStyle: style,
            ])
    }

    func draw(in rect: CGRect) {
        text.draw(
            with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
}
