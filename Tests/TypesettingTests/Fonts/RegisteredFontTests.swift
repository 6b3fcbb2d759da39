import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct RegisteredFontTests {
    private let folder = NSTemporaryDirectory() + "fonts-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    /// Copies a file of one of this machine's substitutes.
    private func copy(_ name: String) throws -> String {
        let path = try #require(FontCatalog.shared.faces[name]?.first?.path)
        try FileManager.default.copyItem(atPath: path, toPath: folder + "/" + name)
        return folder + "/" + name
    }

    /// Source: Documentation/Fonts.md 4.3, the `hhea` and `OS/2` values of Liberation Sans.
    @Test func metricsComeFromTheFile() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fonts = try FontFile.fonts(at: try copy("LiberationSans-Bold.ttf"))
        let font = try #require(fonts.first)
        #expect(fonts.count == 1)
        #expect(font.metrics.ascent == 1854.0 / 2048 && font.metrics.descent == 434.0 / 2048)
        #expect(font.metrics.lineGap == 67.0 / 2048)
        #expect(font.face.postScriptName == "LiberationSans-Bold")
        #expect(font.familyName == "Liberation Sans" && font.fullName == "Liberation Sans Bold")
        #expect(font.weight == .bold && !font.isItalic)
    }

    /// Property: a registered font is found by its names, with its own metrics and no diagnostic.
    @Test func fontsAreFoundByName() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let registry = FontRegistry(shaper: Shaper(catalog: FontCatalog(directories: [])))
        let fonts =
            try registry.register(file: try copy("NotoSans-Regular.ttf"))
            + registry.register(file: try copy("NotoSans-Bold.ttf"))
        #expect(fonts.map(\.face.postScriptName) == ["NotoSans-Regular", "NotoSans-Bold"])
        for name in ["NotoSans-Bold", "Noto Sans Bold", "notosans-bold"] {
            #expect(registry.font(named: name)?.weight == .bold)
        }
        #expect(registry.font(named: "Noto Sans")?.weight == .regular)
        #expect(registry.font(named: "Noto") == nil)
        let again = try registry.register(file: folder + "/NotoSans-Bold.ttf")
        #expect(again.map(\.face.postScriptName) == ["NotoSans-Bold"] && registry.fonts.count == 2)
    }

    /// Property: text uses the file's own glyphs, even though no substitute has its name.
    @Test func textsUseTheFile() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try copy("LiberationMono-Regular.ttf")
        try rename("LiberationMono", to: "LiberationNono", in: path)
        let shaper = Shaper(
            catalog: FontCatalog(directories: [sharedFolder(of: "Inter-Regular.otf")]))
        let registry = FontRegistry(shaper: shaper)
        #expect(try registry.register(file: path).map(\.face.postScriptName) == ["LiberationNono"])
        let font = try #require(registry.font(named: "LiberationNono")).font(size: 10)
        let layout = TextLayout(
            [TextSpan("iiii", font: font)], options: TextOptions(), shaper: shaper)
        #expect(abs(layout.size.width - CGFloat(40 * 1229) / 2048) < 0.01)
        let runs = layout.glyphRuns(at: .zero, width: 100)
        #expect(runs.map(\.face.path) == [path])
    }

    private func sharedFolder(of name: String) -> String {
        let path = FontCatalog.shared.faces[name]?.first?.path ?? ""
        return (path as NSString).deletingLastPathComponent
    }

    /// Writes another PostScript name of the same length, in both encodings that fonts use.
    private func rename(_ old: String, to new: String, in path: String) throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        for coding in [String.Encoding.ascii, .utf16BigEndian] {
            let from = try #require(old.data(using: coding))
            let to = try #require(new.data(using: coding))
            while let range = data.range(of: from) { data.replaceSubrange(range, with: to) }
        }
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// Property: a variable font is used in its default style, whichever instances it names.
    @Test(arguments: VariableFont.allCases)
    func variableFontsHaveTheirDefaultStyle(font: VariableFont) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Variable.ttf"
        try font.data.write(to: URL(fileURLWithPath: path))
        let shaper = Shaper(
            catalog: FontCatalog(directories: [sharedFolder(of: "Inter-Regular.otf")]))
        let registry = FontRegistry(shaper: shaper)
        let fonts = try registry.register(file: path)
        #expect(fonts.map(\.familyName) == ["Wandering Sans"])
        #expect(fonts.map(\.weight) == [.regular] && fonts.allSatisfy(\.isVariable))
        let registered = try #require(registry.font(named: "Wandering Sans")).font(size: 10)
        let other = Font.system(size: 10)
        let spans = [TextSpan("Ai", font: registered), TextSpan("Ai?", font: other)]
        let layout = TextLayout(spans, options: TextOptions(), shaper: shaper)
        let runs = layout.glyphRuns(at: .zero, width: 100)
        #expect(runs.map(\.face.path).first == path)
        let alone = TextLayout([spans[0]], options: TextOptions(), shaper: shaper)
        #expect(alone.size.width == 8)
        let (names, diagnostics) = FontEnvironment.register(at: path)
        #expect(names == fonts.map(\.face.postScriptName))
        #expect(
            diagnostics.map(\.message) == [
                "the font file \(path) is a variable font; only its default style is used"
            ])
    }

    @Test func brokenFilesAreOneDiagnosticEach() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "not a font".write(
            toFile: folder + "/Broken.ttf", atomically: true, encoding: .utf8)
        _ = try copy("LiberationSerif-Regular.ttf")
        let (names, diagnostics) = FontEnvironment.register(at: folder)
        #expect(names == ["LiberationSerif"])
        #expect(diagnostics.count == 1 && diagnostics.first?.severity == .warning)
        #expect(diagnostics.first?.message.contains("Broken.ttf") == true)
        let missing = FontEnvironment.register(at: folder + "/none.ttf")
        #expect(missing.names.isEmpty && missing.diagnostics.count == 1)
    }
}
