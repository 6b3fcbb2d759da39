import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct TextLayoutTests {
    /// Source: fonts.md 2 and 5 (measured on iOS).
    @Test(arguments: [("Hello", 38.814453125), ("This is a test string", 144.093)])
    func widthIsWithinOnePercentOfSanFrancisco(text: String, width: CGFloat) {
        let layout = TextLayout(text, font: .system(size: 17))
        #expect(abs(layout.size.width / width - 1) < 0.01)
        #expect(abs(layout.size.height - 20.287109375) < 1e-9)
    }
}
