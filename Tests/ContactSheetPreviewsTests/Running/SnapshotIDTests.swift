import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

/// Source: decision.
@MainActor @Suite struct SnapshotIDTests {
    @Test func namesAndPathsAreThoseOfThePreviewAndTheConfiguration() {
        let configuration = Configuration.all(Device.named(["iphone-x"]))[0]
        let id = SnapshotID(Preview("Main/Login") { UIViewController() }, configuration)
        #expect(id.name == "Main/Login/iphone-x.portrait")
        #expect(id.path == id.name)
        #expect(SnapshotID(name: id.name) == id)
        #expect(SnapshotID(path: id.path) == id)
    }

    @Test func pathsAreValidEverywhere() {
        let id = SnapshotID(preview: "CON/Login: new?", configuration: "x.portrait")
        #expect(id.path == "CO%4E/Login%3A new%3F/x.portrait")
        #expect(SnapshotID(path: id.path) == id)
        #expect(id.path.hasPrefix(SnapshotID.path(of: id.preview) + "/"))
    }

    /// Property: no name leads out of a folder.
    @Test(arguments: ["..", ".", "../..", "a/../../b"])
    func pathsStayInTheirFolder(preview: String) {
        let parts = SnapshotID(preview: preview, configuration: "x").path.split(separator: "/")
        #expect(!parts.contains("..") && !parts.contains("."))
    }

    @Test(arguments: ["", "a", "/a", "a/", "a//b", "a:b/c"])
    func otherPathsAreNotThoseOfSnapshots(path: String) {
        #expect(SnapshotID(path: path) == nil)
    }

    @Test func idsAreEncodedAsNames() throws {
        let id = SnapshotID(preview: "Login: new?", configuration: "x.portrait")
        let data = try JSONEncoder().encode([id])
        #expect(try JSONDecoder().decode([String].self, from: data) == [id.name])
        #expect(try JSONDecoder().decode([SnapshotID].self, from: data) == [id])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SnapshotID].self, from: Data(#"["x"]"#.utf8))
        }
    }
}
