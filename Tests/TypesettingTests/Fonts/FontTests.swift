import Foundation
import Testing

@testable import Typesetting

@Suite struct FontTests {
    /// Source: Documentation/Metrics.md 4.1, heights that Interface Builder stored for single-line
    /// labels.
    @Test(arguments: [
        (8, 9.547, 10, 9.667), (9, 10.740, 11, 11), (10, 11.934, 12, 12),
        (11, 13.127, 13.5, 13.333), (12, 14.320, 14.5, 14.333), (13, 15.514, 16, 15.667),
        (14, 16.707, 17, 17), (15, 17.900, 18, 18), (16, 19.094, 19.5, 19.333),
        (17, 20.287, 20.5, 20.333), (18, 21.480, 21.5, 21.667), (20, 23.867, 24, 24),
        (21, 25.061, 25.5, 25.333), (22, 26.254, 26.5, 26.333), (24, 28.641, 29, 28.667),
        (28, 33.414, 33.5, 33.667), (34, 40.574, 41, 40.667), (36, 42.961, 43, 43),
        (40, 47.734, 48, 48),
    ])
    func systemLineHeight(size: CGFloat, raw: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        for design in [SystemFontDesign.sanFrancisco, .helveticaNeue] {
            let height = Font.system(size: size, design: design).lineHeight
            #expect(abs(height - raw) < 0.0006)
            #expect((height * 2).rounded(.up) / 2 == at2x)
            #expect(abs((height * 3).rounded(.up) / 3 - at3x) < 0.0004)
        }
    }

    /// Source: Documentation/Fonts.md 2.1, measured on iOS 26.1.
    @Test func systemMetricsAt17Points() {
        let font = Font.system(size: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.leading == 0)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
        #expect(font.lineAdvance == font.lineHeight)
    }

    /// Source: Documentation/Metrics.md 4.3, Helvetica's heights on iOS 6.
    @Test(arguments: [(12, 15), (16, 20), (17, 21), (18, 22), (20, 24)])
    func classicLineHeight(size: CGFloat, height: CGFloat) {
        #expect(Font.system(size: size, design: .helvetica).lineHeight == height)
    }

    /// Property: each weight, slant, and cut has its own file.
    @Test(arguments: [17, 28] as [CGFloat])
    func everyStyleHasItsOwnFile(size: CGFloat) {
        let names = FontWeight.allCases.flatMap { weight in
            [false, true].map {
                Font.system(size: size, weight: weight, italic: $0).face.postScriptName
            }
        }
        #expect(Set(names).count == 18)
        #expect(names.allSatisfy { $0.hasPrefix(size < 22 ? "Inter-" : "InterDisplay-") })
    }

    /// Property: no size crashes or results in a font without a height.
    @Test(arguments: [0, -4, CGFloat.nan, -.infinity, .infinity, 1e300])
    func invalidSizesAreClamped(size: CGFloat) {
        for design in SystemFontDesign.allCases {
            let font = Font.system(size: size, design: design)
            #expect(font.pointSize >= Font.minimumSize)
            #expect(font.pointSize <= Font.maximumSize)
            #expect(font.lineHeight > 0)
        }
    }

    /// Property: a raw value of `UIFont.Weight` is converted back to its weight.
    @Test(arguments: FontWeight.allCases)
    func weightsRoundTripThroughRawValues(weight: FontWeight) {
        #expect(FontWeight(traitValue: weight.traitValue) == weight)
        #expect(FontWeight(traitValue: weight.traitValue + 0.02) == weight)
        #expect(FontWeight(traitValue: .nan) == .regular)
    }
}
