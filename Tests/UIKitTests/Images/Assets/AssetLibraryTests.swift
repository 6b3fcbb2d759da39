import AssetCatalogs
import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's "Asset Catalog Format Reference".
@MainActor struct AssetLibraryTests {
    private func library(_ files: [String: Data]) throws -> (AssetLibrary, URL) {
        UIScreen.main.device = .standard
        let folder = try ImageFixtures.folder(files)
        let library = AssetLibrary()
        #expect(library.add(folder))
        return (library, folder)
    }

    private func traits(
        scale: CGFloat = 3, _ style: UIUserInterfaceStyle = .light,
        _ idiom: UIUserInterfaceIdiom = .phone
    ) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.displayScale = scale
            $0.userInterfaceStyle = style
        }
    }

    private func json(_ text: String) -> Data { Data(text.utf8) }

    private static let scales = """
        {"images": [
          {"idiom": "universal", "filename": "a.png", "scale": "1x"},
          {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
          {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
          {"idiom": "mac", "filename": "a.png", "scale": "1x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ], "info": {"version": 1}}
        """

    /// Source: public projects whose code has the extension for images of their catalogs.
    @Test func aNameWithTheExtensionOfPNGFiles() throws {
        let (library, folder) = try library([
            "A.xcassets/a.imageset/Contents.json": json(Self.scales),
            "A.xcassets/a.imageset/a.png": ImageFixtures.png(10, 10),
            "b.png": ImageFixtures.png(12, 12),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        func width(_ name: String) -> CGFloat? {
            library.image(name, in: nil, for: traits(scale: 1))?.size.width
        }
        #expect(width("a.png") == 10)
        #expect(width("b.png") == 12)
        #expect(width("a.pdf") == nil)
    }

    @Test func theNearestScaleIdiomAndAppearance() throws {
        let (library, folder) = try library([
            "A.xcassets/a.imageset/Contents.json": json(Self.scales),
            "A.xcassets/a.imageset/a.png": ImageFixtures.png(10, 10),
            "A.xcassets/a.imageset/a@2x.png": ImageFixtures.png(22, 22),
            "A.xcassets/a.imageset/pad.png": ImageFixtures.png(26, 26),
            "A.xcassets/a.imageset/dark.png": ImageFixtures.png(28, 28),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        func pixels(_ traits: UITraitCollection) -> CGFloat? {
            library.image("a", in: nil, for: traits).map { $0.size.width * $0.scale }
        }
        #expect(pixels(traits(scale: 3)) == 22)
        #expect(pixels(traits(scale: 2)) == 22)
        #expect(pixels(traits(scale: 1)) == 10)
        #expect(pixels(traits(.dark)) == 28)
        #expect(pixels(traits(.light, .pad)) == 26)
    }

    @Test func slicesInsetsAndTemplates() throws {
        let contents = """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch"},
                "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}},
              "alignment-insets": {"top": 2, "left": 0, "bottom": 2, "right": 0}}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let (library, folder) = try library([
            "A.xcassets/a.imageset/Contents.json": json(contents),
            "A.xcassets/a.imageset/a.png": ImageFixtures.png(40, 40),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try #require(library.image("a", in: nil, for: traits()))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(image.resizingMode == .stretch && image.isTemplate)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, bottom: 1))
    }

    @Test func colors() throws {
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22",
                "components": {"white": "0.250", "alpha": "0.500"}}}]}
            """
        let reference =
            "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}"
        let (library, folder) = try library([
            "A.xcassets/c.colorset/Contents.json": json(contents),
            "A.xcassets/r.colorset/Contents.json": json(reference),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let color = try #require(library.color("c", in: nil))
        let light = color.resolvedColor(with: traits(.light)).cgColor.rgba
        #expect(light == RGBA(1, 128.0 / 255, 0.5, 1))
        #expect(
            color.resolvedColor(with: traits(.dark)).cgColor.rgba == RGBA(0.25, 0.25, 0.25, 0.5))
        #expect(library.color("r", in: nil)?.systemName == UIColor.systemRed.systemName)
        #expect(library.color("none", in: nil) == nil)
    }

    @Test func invalidFilesAreReported() throws {
        let (library, folder) = try library([
            "A.xcassets/a.imageset/Contents.json": json("{]}")
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            let (image, diagnostics) = DiagnosticLog.collecting {
                library.image("a", in: nil, for: traits())
            }
            #expect(image == nil)
            #expect(diagnostics.map(\.message) == ["invalid Contents.json: not valid JSON"])
            #expect(diagnostics.first?.location == "a.imageset/Contents.json")
        }
    }

    @Test func looseFilesByScale() throws {
        let (library, folder) = try library([
            "a.png": ImageFixtures.png(10, 10), "a@2x.png": ImageFixtures.png(20, 20),
            "b.jpg": ImageFixtures.jpeg(7, 7),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(library.image("a", in: nil, for: traits(scale: 3))?.scale == 2)
        #expect(library.image("a.png", in: nil, for: traits(scale: 1))?.scale == 1)
        #expect(library.image("b.jpg", in: nil, for: traits())?.size.width == 7)
        #expect(library.image("../a", in: nil, for: traits()) == nil)
    }

    /// Property: a broken file is reported in every recording that uses it.
    @Test func diagnosticsAreRepeatedPerPreview() throws {
        let (library, folder) = try library(["a.png": ImageFixtures.png(9, 9, whole: false)])
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            let (_, diagnostics) = DiagnosticLog.collecting {
                library.image("a", in: nil, for: traits())
            }
            #expect(diagnostics.map(\.message) == ["the image a.png is truncated"])
        }
    }

    /// The form exported by the SF Symbols app, with guides and drawings.
    @Test func symbolTemplatesShowTheirRegularMediumDrawing() throws {
        let template = """
            <svg width="300" height="200"><g id="Guides">
            <line id="Baseline-M" x1="0" x2="9" y1="120" y2="120"/>
            <line id="Capline-M" x1="0" x2="9" y1="50" y2="50"/>
            <line id="left-margin-Regular-M" x1="100" y1="0"/>
            <line id="right-margin-Regular-M" x1="200" y1="0"/></g>
            <g id="Symbols"><g id="Regular-M"><path d="M100 50h100v70z"/></g></g></svg>
            """
        let contents = "{\"symbols\": [{\"filename\": \"s.svg\", \"idiom\": \"universal\"}]}"
        let (library, folder) = try library([
            "A.xcassets/s.symbolset/Contents.json": json(contents),
            "A.xcassets/s.symbolset/s.svg": json(template),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try #require(library.image("s", in: nil, for: traits()))
        #expect(image.isTemplate)
        #expect(image.size == CGSize(width: 17, height: 119 * SymbolTemplate.factor))
    }
}
