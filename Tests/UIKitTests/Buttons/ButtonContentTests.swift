import Foundation
import Testing

@testable import UIKit

/// Truth: developer.apple.com on `setTitle(_:for:)`: a state without a value shows the normal one.
@MainActor @Suite struct ButtonContentTests {
    @Test func aStateWithoutAValueShowsTheNormalOne() {
        var values = StateValues<Int>()
        values[.normal] = 1
        values[.selected] = 2
        #expect(values.shown(in: .selected) == 2)
        #expect(values.shown(in: .highlighted) == 1)
        #expect(values.shown(in: [.selected, .highlighted]) == 1)
        #expect(values[.highlighted] == nil)
    }

    @Test func attributedTitlesGoFirst() {
        var content = ButtonContent()
        content.titles[.normal] = "plain"
        content.attributedTitles[.normal] = NSAttributedString(string: "styled")
        content.titles[.disabled] = "off"
        #expect(content.title(in: .normal)?.text == "styled")
        #expect(content.title(in: .disabled)?.text == "off")
        #expect(content.title(in: .selected)?.text == "styled")
    }
}
