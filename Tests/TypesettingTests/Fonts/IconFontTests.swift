import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: the font's drawings, which fill 20 of 24 parts of the em square.
struct IconFontTests {
    @Test func aGlyphIsAroundTheMiddleOfTheEmSquare() throws {
        let star = try #require(IconFont.outline(of: "star"))
        let box = star.boundingBox
        #expect(abs(box.midX) < 0.01)
        #expect(abs(box.width - 20.0 / 24) < 0.01)
        // The star's tip is at the top, and y increases downward.
        #expect(star.contains(CGPoint(x: 0, y: box.minY + 0.05), rule: .winding))
        #expect(!star.contains(CGPoint(x: 0, y: box.maxY - 0.05), rule: .winding))
    }

    @Test func unknownGlyphsAreNil() {
        #expect(IconFont.outline(of: "no-such-glyph") == nil)
        #expect(IconFont.outline(of: "") == nil)
    }

    @Test func filesThatAreNotFontsAreNil() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
        try Data("no font".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(IconFontFile(path: file.path) == nil)
        #expect(IconFontFile(path: file.path + ".missing") == nil)
    }

    /// Texts never use the font, which has glyphs for private characters.
    @Test func textsDoNotUseIt() {
        #expect(FontCatalog.shared.faces[IconFont.fileName] == nil)
        #expect(FontCatalog.shared.iconFontPath != nil)
        #expect(IconFont.diagnostic == nil)
    }

    @Test func theMissingFileIsNamedWithItsPackage() {
        let catalog = FontCatalog(directories: [])
        #expect(catalog.iconFontPath == nil)
        #expect(catalog.missingFiles.contains("materialdesignicons-webfont.ttf"))
        let hint = FontIssue.missingIcons.diagnostic.hint
        #expect(hint == "run `apt-get install fonts-materialdesignicons-webfont`")
    }
}
