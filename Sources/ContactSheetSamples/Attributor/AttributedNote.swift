import Foundation
import UIKit

/// A text with colored and outlined words, which the Stats screen counts.
enum AttributedNote {
    @MainActor static var text: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Select a few words, then tap a color to paint them or give them an outline.",
            attributes: [.font: UIFont.systemFont(ofSize: 18)])
        paint("few words", .systemOrange, in: text)
        paint("color", .systemPurple, in: text)
        if let range = text.string.range(of: "outline") {
            text.addAttributes(
                [.strokeWidth: 3, .strokeColor: UIColor.label],
                range: NSRange(range, in: text.string))
        }
        return text
    }

    @MainActor private static func paint(
        _ phrase: String, _ color: UIColor, in text: NSMutableAttributedString
    ) {
        guard let range = text.string.range(of: phrase) else { return }
        text.addAttribute(
            .foregroundColor, value: color, range: NSRange(range, in: text.string))
    }

    /// Returns the number of characters that have a value for the attribute.
    static func count(_ key: NSAttributedString.Key, in text: NSAttributedString) -> Int {
        var count = 0
        text.enumerateAttribute(
            key, in: NSRange(location: 0, length: text.length)
        ) { value, range, _ in
            if value != nil { count += range.length }
        }
        return count
    }
}
