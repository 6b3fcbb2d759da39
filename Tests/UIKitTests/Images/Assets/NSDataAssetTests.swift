import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's "Asset Catalog Format Reference".
@MainActor struct NSDataAssetTests {
    @Test func aDataSetIsRead() throws {
        let contents = """
            {"data": [{"idiom": "universal", "filename": "a.json",
                       "universal-type-identifier": "public.json"}]}
            """
        let folder = try ImageFixtures.folder([
            "A.xcassets/Recipes.dataset/Contents.json": Data(contents.utf8),
            "A.xcassets/Recipes.dataset/a.json": Data("[]".utf8),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(AssetLibrary.main.add(folder))
        let asset = try #require(NSDataAsset(name: "Recipes"))
        #expect(asset.data == Data("[]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        let (missing, diagnostics) = DiagnosticLog.collecting { NSDataAsset(name: "Other") }
        #expect(missing == nil)
        #expect(diagnostics.map(\.message) == ["no data set named “Other”"])
    }
}
