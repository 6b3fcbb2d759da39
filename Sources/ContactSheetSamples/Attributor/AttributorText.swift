import Foundation
import UIKit

/// The text of the lecture's text view, and the counts of its attributes.
enum AttributorText {
    /// The placeholder text of Interface Builder's text views, which has 529 characters.
    static let plain =
        "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu, sed do "
        + "eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, "
        + "quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. "
        + "Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu "
        + "fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa "
        + "qui officia deserunt mollit anim id est laborum. Nam liber te conscient to factor "
        + "tum poen legum odioque civiuda."

    /// The text without colors and outlines.
    @MainActor static var unpainted: NSAttributedString {
        NSAttributedString(string: plain, attributes: [.font: UIFont.systemFont(ofSize: 14)])
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
