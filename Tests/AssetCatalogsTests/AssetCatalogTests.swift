import AssetCatalogs
import Foundation
import Testing

/// Source: Apple's "Asset Catalog Format Reference".
struct AssetCatalogTests {
    @Test func catalogsInFolders() throws {
        let folder = try CatalogFolder([
            "In/B.xcassets/Contents.json": "{}", "In/Sub/A.xcassets/Contents.json": "{}",
            "In/B.xcassets/C.xcassets/Contents.json": "{}", "In/a.png": "",
        ])
        let outer = folder.url.appendingPathComponent("In", isDirectory: true)
        let found = AssetCatalog.catalogFolders(in: outer)
        #expect(found.map(\.lastPathComponent) == ["B.xcassets", "A.xcassets"])
        #expect(AssetCatalog.catalogFolders(in: found[0]) == [found[0]])
    }

    @Test func foldersAreNamespacesIfTheirFilesSaySo() throws {
        let set = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
        let folder = try CatalogFolder([
            "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Space/a.imageset/Contents.json": set, "Plain/b.imageset/Contents.json": set,
        ])
        let catalog = AssetCatalog(at: folder.url)
        #expect(try catalog.imageSet("Space/a") != nil)
        #expect(try catalog.imageSet("a") == nil)
        #expect(try catalog.imageSet("b") != nil)
        #expect(try catalog.imageSet("Plain/b") == nil)
    }

    /// Decision: the first folder in alphabetical order counts.
    @Test func setsWithTheSameName() throws {
        func set(_ file: String) -> String { #"{"images": [{"filename": "\#(file)"}]}"# }
        let folder = try CatalogFolder([
            "1/a.imageset/Contents.json": set("first.png"),
            "2/a.imageset/Contents.json": set("second.png"),
            "0/a.symbolset/Contents.json": set("symbol.svg"),
        ])
        let files = try AssetCatalog(at: folder.url).imageSet("a")?.files
        #expect(files?.map(\.url.lastPathComponent) == ["first.png"])
    }

    /// Texts of `Contents.json`, or `nil` for no file, with the error's reason.
    static let invalidContents: [(String?, AssetContentsError.Reason)] = [
        ("{]}", .invalidJSON), ("{", .defect(.truncated)),
        ("{\n<<<<<<< HEAD\n}\n", .defect(.conflictMarkers(line: 2))),
        ("{\"images\": 3}", .unexpectedType(key: "images")),
        (nil, .unreadable),
    ]

    @Test(arguments: invalidContents)
    func invalidFiles(_ text: String?, _ reason: AssetContentsError.Reason) throws {
        let folder = try CatalogFolder([
            "a.imageset/Contents.json": text, "a.imageset/a.png": "",
        ])
        let error = #expect(throws: AssetContentsError.self) {
            try AssetCatalog(at: folder.url).imageSet("a")
        }
        #expect(error?.reason == reason && error?.file == "a.imageset/Contents.json")
    }

}
