import ContactSheetDiagnostics
import Foundation
import Testing

@testable import Typesetting

/// Source: Documentation/Fonts.md 4.5.
@Suite struct ScriptFontTests {
    @Test(arguments: [
        ("直", "fonts-noto-cjk"), ("あ", "fonts-noto-cjk"), ("한", "fonts-noto-cjk"),
        ("\u{1F600}", "fonts-noto-color-emoji"), ("\u{F40}", "fonts-noto-core"),
        ("ก", "fonts-noto-core"), ("\u{16A0}", "fonts-noto-core"),
    ])
    func packages(character: String, package: String) {
        #expect(ScriptFont.containing(character)?.package == package)
    }

    @Test(arguments: ["\u{E000}", "\u{10FFFF}", ""])
    func unknown(character: String) {
        #expect(ScriptFont.containing(character) == nil)
    }

    /// Property: each file of the table exists on a machine with its package, with glyphs for the
    /// script. The folder is that of Debian's package.
    @Test func runesAreInTheNamedFile() throws {
        let font = try #require(ScriptFont.containing("\u{16A0}"))
        #expect(font.script == "Runic" && font.file == "NotoSansRunic-Regular.ttf")
        #expect(
            font.hint
                == "install the package fonts-noto-core, and add its file NotoSansRunic-Regular.ttf with --fonts"
        )
    }

    /// Property: one diagnostic per script, with its package; without the font's files, ideographs
    /// and emoji are boxes that are as wide as the characters.
    @Test func missingFilesAreReportedByScript() throws {
        let inter = try #require(FontCatalog.shared.faces["Inter-Regular.otf"]?.first?.path)
        let folder = (inter as NSString).deletingLastPathComponent
        let catalog = FontCatalog(directories: [folder])
        let font = Font.system(
            size: 17, weight: .regular, italic: false, design: .sanFrancisco, in: catalog)
        let layout = TextLayout(
            [TextSpan("直返\u{1F600}ก", font: font)], options: TextOptions(),
            shaper: Shaper(catalog: catalog))
        #expect(
            layout.diagnostics.map(\.hint) == [
                "run `apt-get install fonts-noto-cjk`",
                "run `apt-get install fonts-noto-color-emoji`",
                "run `apt-get install fonts-noto-core`",
            ])
        #expect(
            layout.diagnostics[0].message == "no font has a glyph for the Chinese characters 直 返")
        let boxes = layout.lines[0].runs.flatMap(\.glyphs)
        #expect(boxes.map(\.index) == [0, 0, 0, 0])
        let whole = TextLayout("直返\u{1F600}", font: .system(size: 17)).size.width
        #expect(layout.size.width > whole)
    }

    /// Property: an installed font without the character isn't recommended again.
    @Test func installedFontsAreNotRecommended() {
        let layout = TextLayout("\u{30001}", font: .system(size: 17))
        #expect(layout.diagnostics.map(\.hint) == ["add a font that has it with --fonts"])
    }
}
