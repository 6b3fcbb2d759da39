import Foundation
import Testing

@testable import Typesetting

@Suite struct FontDesignTests {
    /// Source: Documentation/Fonts.md 4.2 for the substitutes. San Francisco's line metrics are a
    /// decision.
    @Test(
        arguments: [
            (FontDesign.plain, "Inter-Regular"), (.rounded, "Quicksand-Medium"),
            (.serif, "NotoSerif"), (.monospaced, "JetBrainsMono-Regular"),
        ] as [(FontDesign, String)])
    func substitutes(cut: FontDesign, face: String) {
        let font = Font.system(size: 17, cut: cut)
        #expect(font.face.postScriptName.hasPrefix(face))
        #expect(font.lineHeight == Font.system(size: 17).lineHeight)
    }

    /// Property: every family is found by its own name and by the names of its fonts.
    @Test func familiesAreFoundByName() {
        for family in NamedFamily.all {
            #expect(!family.fontNames.isEmpty)
            for name in family.fontNames + [family.familyName] {
                #expect(NamedFamily.find(FontName(name).familyKey)?.familyName == family.familyName)
            }
        }
    }

    /// Source: Documentation/Fonts.md 6, heights of stored labels rounded up to a pixel.
    @Test(
        arguments: [
            ("AvenirNext-Medium", 17, 2, 23.5), ("AvenirNext-DemiBold", 28, 2, 38.5),
            ("AvenirNext-Heavy", 40, 2, 55), ("Futura-Bold", 17, 3, 67.0 / 3),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func lines(name: String, size: CGFloat, scale: CGFloat, height: CGFloat) {
        let font = Font.named(name, size: size).font
        #expect(abs((font.lineHeight * scale).rounded(.up) / scale - height) < 1e-6)
    }
}
