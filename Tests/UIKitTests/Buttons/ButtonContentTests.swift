import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com on `setTitle(_:for:)`: a state without a value uses the normal one;
/// attributed titles take precedence in the same state.
@MainActor @Suite struct ButtonContentTests {
    @Test func attributedTitlesArePreferred() {
        var content = ButtonContent()
        content.titles[own: .normal] = "plain"
        content.attributedTitles[own: .normal] = NSAttributedString(string: "styled")
        content.titles[own: .disabled] = "off"
        #expect(content.title(in: .normal)?.text == "styled")
        #expect(content.title(in: .disabled)?.text == "off")
        #expect(content.title(in: .selected)?.text == "styled")
    }

    /// Documentation/Metrics.md 2.9: the line of the default font, 18 points, is 22 high.
    @Test func symbolsInCustomButtonsAreAtLeastALineHigh() {
        let symbol = UIImage(
            systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
        let heights = [UIButton.ButtonType.custom, .system].map { type in
            let button = UIButton(type: type)
            button.setImage(symbol, for: .normal)
            return button.intrinsicContentSize.height
        }
        #expect(heights[0] == 22)
        #expect(heights[1] < 22)
    }
}
