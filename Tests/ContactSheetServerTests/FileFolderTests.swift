import ContactSheetServer
import Foundation
import Testing

// Property: no path leads out of the folder.
struct FileFolderTests {
    private func withFolder(_ body: (FileFolder, URL) throws -> Void) throws {
        let outside = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = outside.appending(path: "page")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "images"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: outside) }
        try Data("secret".utf8).write(to: outside.appending(path: "secret.json"))
        try Data("<svg/>".utf8).write(to: folder.appending(path: "images/a b.svg"))
        try Data("{}".utf8).write(to: folder.appending(path: "index.json"))
        try Data("hidden".utf8).write(to: folder.appending(path: ".hidden.json"))
        try Data("key".utf8).write(to: folder.appending(path: "key.pem"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.json"),
            withDestinationURL: outside.appending(path: "secret.json"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "up"), withDestinationURL: outside)
        try body(FileFolder(folder), folder)
    }

    @Test func filesHaveTypesAndCantRunScripts() throws {
        try withFolder { files, _ in
            let image = try #require(files.response(to: "images/a%20b.svg"))
            #expect(image.status == 200)
            #expect(image.body == Data("<svg/>".utf8))
            #expect(image.headers["Content-Type"] == "image/svg+xml")
            #expect(
                image.headers["Content-Security-Policy"]?.hasPrefix("sandbox; default-src 'none'")
                    == true)
            #expect(image.headers["Cache-Control"]?.contains("immutable") == true)
            #expect(files.response(to: "index.json")?.headers["Cache-Control"] == "no-store")
        }
    }

    @Test(arguments: [
        "../secret.json", "..%2fsecret.json", "%2e%2e/secret.json", "images/../../secret.json",
        "images/..%2f..%2fsecret.json", "/etc/passwd", "%2fetc/passwd", "up/secret.json",
        "link.json", ".hidden.json", "images//a%20b.svg", "images", "", "key.pem", "none.json",
        "index.json%00.svg", "..\\secret.json", "%ff", "images/a%20b.svg/",
    ])
    func otherPathsHaveNoFile(path: String) throws {
        try withFolder { files, _ in
            #expect(files.response(to: path) == nil)
        }
    }
}
