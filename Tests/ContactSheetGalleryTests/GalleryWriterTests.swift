import ContactSheetGallery
import Foundation
import Testing

// Source: properties of the folder after writing.
struct GalleryWriterTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let name = "gallery-" + UUID().uuidString
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func leavesNoTemporaryFiles() throws {
        try withFolder { folder in
            let deep = folder.appending(path: "not/there yet")
            try GalleryWriter.write(Fixtures.twoPreviews, to: deep)
            try GalleryWriter.write(Fixtures.twoPreviews, to: deep)
            #expect(
                try names(in: deep)
                    == [
                        "film.css", "film.js", "gallery.css", "gallery.js", "index.html",
                        "viewer.css", "viewer.js",
                    ])
        }
    }

    @Test func writesTheBytesOfItsFiles() throws {
        try withFolder { folder in
            try GalleryWriter.write(Fixtures.twoPreviews, to: folder)
            for file in try GalleryWriter.files(for: Fixtures.twoPreviews) {
                #expect(try Data(contentsOf: folder.appending(path: file.name)) == file.bytes)
            }
        }
    }

    // Renaming creates a new file with the name; writing in place would keep the old file.
    @Test func replacesFilesAtomically() throws {
        try withFolder { folder in
            try GalleryWriter.write(Fixtures.twoPreviews, to: folder)
            let page = folder.appending(path: "index.html")
            let old = folder.appending(path: "old")
            try FileManager.default.linkItem(at: page, to: old)
            let before = try Data(contentsOf: page)
            try GalleryWriter.write(Fixtures.content([]), to: folder)
            #expect(try Data(contentsOf: old) == before)
            #expect(try Data(contentsOf: page) != before)
        }
    }

    @Test func writesNothingForInvalidContent() throws {
        try withFolder { folder in
            let twice = Fixtures.content([Fixtures.picture("a"), Fixtures.picture("a")])
            #expect(throws: GalleryError.duplicateID("a")) {
                try GalleryWriter.write(twice, to: folder)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }
}
