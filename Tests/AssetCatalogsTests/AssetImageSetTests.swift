import AssetCatalogs
import Foundation
import Testing

/// Source: Apple's "Asset Catalog Format Reference".
struct AssetImageSetTests {
    private func set(_ contents: String) throws -> AssetImageSet {
        let folder = try CatalogFolder(["a.imageset/Contents.json": contents])
        return try #require(try AssetCatalog(at: folder.url).imageSet("a"))
    }

    @Test func traitsOfEntries() throws {
        let files = try set(
            """
            {"images": [
              {"idiom": "universal", "filename": "a.png", "scale": "2x"},
              {"idiom": "ipad", "filename": "pad.png", "language-direction": "right-to-left"},
              {"idiom": "mac", "filename": "mac.png"},
              {"filename": "../outside.png"}, {"idiom": "iphone"},
              {"filename": "dark.png", "appearances": [
                {"appearance": "luminosity", "value": "dark"},
                {"appearance": "contrast", "value": "high"}]},
              {"filename": "tinted.png", "appearances": [
                {"appearance": "luminosity", "value": "tinted"}]}
            ]}
            """
        ).files
        try #require(files.map(\.url.lastPathComponent) == ["a.png", "pad.png", "dark.png"])
        let traits = files.map(\.traits)
        #expect(traits.map(\.idiom) == [nil, .pad, nil])
        #expect(traits.map(\.scale) == [2, nil, nil])
        #expect(traits.map(\.layoutDirection) == [nil, .rightToLeft, nil])
        #expect(traits.map(\.luminosity) == [nil, nil, .dark])
        #expect(traits.map(\.hasHighContrast) == [false, false, true])
    }

    /// An invalid scale counts as no scale.
    @Test(arguments: ["1e300x", "-1x", "nanx", "infx", "0x", "x", ""])
    func invalidScales(_ scale: String) throws {
        let set = try set(#"{"images": [{"filename": "a.png", "scale": "\#(scale)"}]}"#)
        #expect(set.files.map(\.traits.scale) == [nil])
    }

    @Test func slicesInsetsAndTemplates() throws {
        let set = try set(
            """
            {"images": [{"filename": "a.png",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch"},
                "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}},
              "alignment-insets": {"top": 2, "bottom": 3}}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        let file = try #require(set.files.first)
        let caps = try #require(file.resizing?.capInsets)
        #expect([caps.top, caps.left, caps.bottom, caps.right] == [4, 6, 8, 10])
        #expect(file.resizing?.stretchesCenter == true)
        let alignment = try #require(file.alignmentInsets)
        #expect(
            [alignment.top, alignment.left, alignment.bottom, alignment.right] == [2, 0, 3, 0])
        #expect(set.renderingIntent == .template && !set.isSymbol)
    }
}
