import CoreGraphics
import Testing

@testable import Typesetting

/// Source: widths of stored labels, in points, rounded up to pixels (Documentation/Fonts.md 4.5).
@Suite struct EastAsianTests {
    @Test(
        arguments: [
            ("项目类型", 17, SystemFontDesign.sanFrancisco9, 68, 1),
            ("优惠券", 9, .sanFrancisco9, 27, 1), ("快", 14, .sanFrancisco10, 14.5, 2),
            ("黑", 16, .sanFrancisco, 16.333, 3), ("月", 24, .sanFrancisco, 24.5, 2),
            ("프로필", 24, .sanFrancisco, 62.333, 3), ("회원가입", 60, .sanFrancisco, 208, 1),
            ("검색", 30, .sanFrancisco, 52, 2),
        ] as [(String, CGFloat, SystemFontDesign, CGFloat, CGFloat)])
    func widths(
        _ text: String, _ size: CGFloat, _ design: SystemFontDesign, _ width: CGFloat,
        _ scale: CGFloat
    ) {
        let measured = TextLayout(text, font: .system(size: size, design: design)).size.width
        #expect(abs((measured * scale).rounded(.up) / scale - width) < 0.001)
    }

    /// Decision: fonts other than the system font add nothing.
    @Test func otherFontsAddNoSpace() {
        let font = Font.named("PingFangSC-Regular", size: 20).font
        #expect(TextLayout("直", font: font).size.width == 20)
    }
}
