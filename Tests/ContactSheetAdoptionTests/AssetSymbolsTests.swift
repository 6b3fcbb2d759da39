import Foundation
import Testing

@testable import ContactSheetAdoption

/// Source: Xcode 15 Release Notes, Asset Catalogs.
@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("menu-icon", "Image", "menuIcon"), ("AccentColor", "Color", "accent"),
        ("Brand Purple", "Color", "brandPurple"), ("URLField", "Image", "urlField"),
        ("LogoImage", "Image", "logo"), ("2x2", "Image", "_2x2"),
    ]) func symbol(_ name: String, suffix: String, expected: String) {
        #expect(AssetSymbols.symbol(of: name, suffix: suffix) == expected)
    }

    @Test func constantsThatTheSourcesUse() throws {
        let catalog = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString)/Assets.xcassets")
        defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
        let names = ["menu-icon", "other", "init", "a\u{D4E}`; f()"].map { $0 + ".imageset" }
        for folder in names + ["red.colorset"] {
            try FileManager.default.createDirectory(
                at: catalog.appending(path: folder), withIntermediateDirectories: true)
        }
        let text = AssetSymbols(catalogs: [catalog]).declarations(
            usedIn: "UIImage(resource: .menuIcon); view.tintColor = .red; init() { a\u{D4E}` }")
        #expect(text.contains("static let `menuIcon` = Self(name: \"menu-icon\", bundle: .main)"))
        #expect(text.contains("static var `menuIcon`: UIImage"))
        #expect(text.contains("extension ColorResource"))
        #expect(!text.contains("static var `red`"))
        #expect(!text.contains("other"))
        // Names that would be code.
        #expect(text.matches(of: /static let/).count == 2)
    }
}
