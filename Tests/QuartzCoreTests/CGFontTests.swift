import Foundation
import QuartzCore
import Testing

/// Source: Apple's documentation of `CGFont(_:)` and of `CATextLayer.font`.
@MainActor @Suite struct CGFontTests {
    @Test func byName() throws {
        let font = try #require(CGFont("Georgia-Bold" as CFString))
        #expect(font.postScriptName == "Georgia-Bold")
        #expect(CGFont("No Such Font" as CFString) == nil)
    }

    @Test func textLayersAcceptCGFonts() {
        let layer = CATextLayer()
        layer.font = CGFont("Georgia-Bold" as CFString)
        layer.fontSize = 17
        #expect((layer.font as? any LayerFont)?.layerFont.name == "Georgia-Bold")
    }
}
