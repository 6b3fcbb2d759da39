import AssetCatalogs
import Testing

/// Source: Apple's "Asset Catalog Format Reference".
struct AssetColorSetTests {
    private func colors(_ entries: String) throws -> AssetColorSet {
        let folder = try CatalogFolder(["c.colorset/Contents.json": "{\"colors\": [\(entries)]}"])
        return try #require(try AssetCatalog(at: folder.url).colorSet("c"))
    }

    @Test func componentsAndColorSpaces() throws {
        let set = try colors(
            """
            {"color": {"color-space": "srgb",
              "components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
            {"color": {"color-space": "display-p3",
              "components": {"red": "1.0", "green": "0", "blue": "0x80"}}},
            {"color": {"color-space": "gray-gamma-22",
              "components": {"white": "0.250", "alpha": "0.500"}}},
            {"color": {"platform": "ios", "reference": "systemRedColor"}},
            {"color": {"components": {"red": "1.0"}}}, {"idiom": "tv"}
            """)
        let half = 128.0 / 255
        let expected: [AssetColorSet.Color] = [
            .sRGB(red: 1, green: half, blue: 0.5, alpha: 1),
            .displayP3(red: 1, green: 0, blue: half, alpha: 1),
            .gray(white: 0.25, alpha: 0.5), .system("systemRedColor"),
        ]
        #expect(set.variants.map(\.color) == expected)
    }

    @Test func traitsOfEntries() throws {
        let gray = #""color": {"components": {"white": "0"}}"#
        let set = try colors(
            """
            {"idiom": "iphone", \(gray)}, {"idiom": "watch", \(gray)},
            {"appearances": [{"appearance": "luminosity", "value": "light"}], \(gray)}
            """)
        #expect(set.variants.map(\.traits.idiom) == [.phone, nil])
        #expect(set.variants.map(\.traits.luminosity) == [nil, .light])
    }
}
