import Foundation
import Testing

@testable import Typesetting

@Suite struct FontCatalogTests {
    /// Creates a folder with links to some of this machine's font files.
    private func folder(with names: [String]) throws -> String {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        for name in names {
            let path = try #require(
                FontCatalog.shared.faces[name]?.first?.path
                    ?? (name == IconFont.fileName ? FontCatalog.shared.iconFontPath : nil))
            try FileManager.default.copyItem(atPath: path, toPath: folder + "/" + name)
        }
        return folder
    }

    /// Property: without Inter, DejaVu Sans replaces it, and a warning names the package.
    @Test func missingInterFallsBackToDejaVu() throws {
        let folder = try folder(with: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalog = FontCatalog(directories: [folder])
        #expect(catalog.face(of: .inter, .light, italic: true).postScriptName == "DejaVuSans")
        #expect(
            catalog.face(of: .interDisplay, .heavy, italic: false).postScriptName
                == "DejaVuSans-Bold")
        let warning = try #require(catalog.diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.hint == "run `apt-get install fonts-inter`")
        #expect(!catalog.diagnostics.contains { $0.message.contains("of DejaVuSans are") })
    }

    /// Property: a machine without fonts lays out empty lines with the right height, and reports
    /// errors.
    @Test func noFontsAtAll() {
        let catalog = FontCatalog(directories: ["/nonexistent"])
        let font = Font.system(
            size: 17, weight: .regular, italic: false, design: .sanFrancisco, in: catalog)
        let layout = TextLayout(
            [TextSpan("Hello", font: font)], options: TextOptions(),
            shaper: Shaper(catalog: catalog))
        #expect(layout.size == CGSize(width: 0, height: 20.287109375))
        #expect(layout.lines.count == 1)
        #expect(catalog.diagnostics.count == FontSubstitute.allCases.count)
        #expect(catalog.diagnostics.allSatisfy { $0.severity == .error })
    }

    /// Property: the first directory that contains a file takes precedence.
    @Test func earlierDirectoriesWin() throws {
        let folder = try folder(with: ["Inter-Regular.otf"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let usual = try #require(FontCatalog.shared.faces["Inter-Regular.otf"]?.first?.path)
        let usualFolder = (usual as NSString).deletingLastPathComponent
        let catalog = FontCatalog(directories: [folder, usualFolder])
        #expect(
            catalog.face(of: .inter, .regular, italic: false).path
                == folder + "/Inter-Regular.otf")
        #expect(catalog.face(of: .inter, .bold, italic: false).path.hasPrefix(usualFolder))
    }

    /// Debian's `liberation2` is next to `liberation`, which contains another version. A machine
    /// with both must produce the same output as one with the newer version only.
    @Test func theLaterOfTwoFoldersWins() throws {
        let name = "Inter-Regular.otf"
        let folder = try folder(with: [name])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for version in ["font", "font2"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(version)", withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "\(folder)/\(name)", toPath: "\(folder)/\(version)/\(name)")
        }
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        let catalog = FontCatalog(directories: [folder])
        let path = catalog.face(of: .inter, .regular, italic: false).path
        #expect(path == "\(folder)/font2/\(name)")
    }

    /// Property: other installed fonts have no effect, even under the name of an emoji font. Only
    /// registered fonts do.
    @Test func otherFontsAreNotUsed() throws {
        let folder = try folder(with: Array(FontCatalog.requiredFiles.keys))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func runs() -> [String] {
            let catalog = FontCatalog(directories: [folder])
            let font = Font.system(
                size: 17, weight: .regular, italic: false, design: .sanFrancisco, in: catalog)
            // A Latin letter, Kawi, an emoji, and an ideograph: no required font has all of them.
            let layout = TextLayout(
                [TextSpan("A\u{11F02}\u{1F600}\u{4E2D}\u{10400}B", font: font)],
                options: TextOptions(), shaper: Shaper(catalog: catalog))
            return layout.lines.flatMap(\.runs).map { run in
                "\(run.face.postScriptName) \(run.text) \(run.glyphs.map(\.position))"
            }
        }
        let before = runs()
        let source = try #require(FontCatalog.shared.faces["DejaVuSans.ttf"]?.first?.path)
        let deseret = "/usr/share/fonts/truetype/noto/NotoSansDeseret-Regular.ttf"
        let other = FileManager.default.fileExists(atPath: deseret) ? deseret : source
        for name in ["AppleColorEmoji.ttf", "NotoSansCJK-Medium.ttc", "Mine.ttf"] {
            try FileManager.default.copyItem(atPath: other, toPath: folder + "/" + name)
        }
        #expect(runs() == before)
    }

    @Test func missingFilesAreNamed() throws {
        #expect(FontCatalog.shared.missingFiles.isEmpty)
        var names = Set(FontCatalog.requiredFiles.keys)
        names.remove("NotoSansThai-Regular.ttf")
        let folder = try folder(with: Array(names))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(FontCatalog(directories: [folder]).missingFiles == ["NotoSansThai-Regular.ttf"])
        #expect(FontEnvironment.package(of: "NotoSansThai-Regular.ttf") == "fonts-noto-core")
    }

    /// `scripts/setup` checks for the files that the code requires.
    @Test func setupKnowsTheRequiredFiles() throws {
        let list = URL(filePath: #filePath).appending(path: "../../../../scripts/required-fonts")
        let text = try String(contentsOf: list.standardizedFileURL, encoding: .utf8)
        #expect(
            text.split(separator: "\n").map(String.init) == FontCatalog.requiredFiles.keys.sorted())
    }
}
