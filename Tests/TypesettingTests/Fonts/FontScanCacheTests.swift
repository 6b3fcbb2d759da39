import Foundation
import Testing

@testable import Typesetting

@Suite struct FontScanCacheTests {
    private let folder = NSTemporaryDirectory() + UUID().uuidString
    private var fonts: String { folder + "/fonts" }
    private var cache: String { folder + "/cache" }

    init() throws {
        try FileManager.default.createDirectory(
            atPath: fonts, withIntermediateDirectories: true)
        for name in ["DejaVuSans.ttf", "NotoSansCJK-Regular.ttc"] {
            let path = try #require(FontCatalog.shared.faces[name]?.first?.path)
            try FileManager.default.copyItem(atPath: path, toPath: "\(fonts)/\(name)")
        }
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path)
    }

    /// The only folder in the cache.
    private var stored: String {
        get throws { try cache + "/" + #require(names(cache).first) }
    }

    /// Property: fonts of the cache are those of the files, and only the first catalog reads the files.
    @Test func laterCatalogsReadTheCache() throws {
        defer { remove() }
        let expected = FontCatalog(directories: [fonts]).faces
        #expect(expected.values.joined().count > 2)
        for _ in 0..<3 {
            #expect(FontCatalog(directories: [fonts], cache: cache).faces == expected)
            #expect(try names(cache).count == 1)
            #expect(try names(stored + "/contents").count == 1)
        }
        let contents = try stored + "/contents/" + #require(names(stored + "/contents").first)
        // Without its contents, the cache is filled again; with those of fewer files, it isn't.
        let data = try #require(FileManager.default.contents(atPath: contents))
        try FileManager.default.removeItem(atPath: contents)
        #expect(FontCatalog(directories: [fonts], cache: cache).faces == expected)
        #expect(FileManager.default.contents(atPath: contents)?.count == data.count)
    }

    @Test func changedFilesAreReadAgain() throws {
        defer { remove() }
        _ = FontCatalog(directories: [fonts], cache: cache)
        let path = fonts + "/NotoSansCJK-Regular.ttc"
        let other = try #require(FontCatalog.shared.faces["DejaVuSans-Bold.ttf"]?.first?.path)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: other, toPath: path)
        let faces = FontCatalog(directories: [fonts], cache: cache).faces
        #expect(
            faces["NotoSansCJK-Regular.ttc"]?.map(\.postScriptName) == ["DejaVuSans-Bold"])
        #expect(try names(cache).count == 2)
    }

    /// Property: a folder that contains something else isn't used, and isn't changed.
    @Test(arguments: ["link", "more", "mode"]) func foreignFolders(_ kind: String) throws {
        defer { remove() }
        let expected = FontCatalog(directories: [fonts], cache: cache).faces
        let links = try stored + "/files"
        let other = try #require(FontCatalog.shared.faces["DejaVuSans-Bold.ttf"]?.first?.path)
        switch kind {
        case "link":
            unlink(links + "/000000")
            symlink(other, links + "/000000")
        case "more": symlink(other, links + "/more")
        default: chmod(links, 0o777)
        }
        #expect(FontCatalog(directories: [fonts], cache: cache).faces == expected)
        #expect(try names(cache).count == 1)
    }

    @Test func aCacheThatCannotBeWritten() throws {
        defer { remove() }
        let expected = FontCatalog(directories: [fonts]).faces
        #expect(FontCatalog(directories: [fonts], cache: "/proc/fonts").faces == expected)
        #expect(
            FontCatalog(directories: [fonts], cache: fonts + "/DejaVuSans.ttf").faces == expected)
    }
}
