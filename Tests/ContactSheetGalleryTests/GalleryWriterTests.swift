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
            #expect(try names(in: deep) == ["index.html", "index.json", "page"])
            let parts = try names(in: deep.appending(path: "page"))
            #expect(parts.allSatisfy { $0.hasSuffix(".js") || $0.hasSuffix(".css") })
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
            let snapshot = Fixtures.snapshot("iphone-1.portrait")
            let twice = Fixtures.content([snapshot, snapshot])
            #expect(throws: GalleryError.duplicateName("Autosize/iphone-1.portrait")) {
                try GalleryWriter.write(twice, to: folder)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    // Names of 32 digits are those of files that a gallery wrote.
    @Test func removesOnlyFilesOfEarlierGalleries() throws {
        try withFolder { folder in
            let images = folder.appending(path: "images")
            try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
            let path = DrawingFile.images.path(Data("new".utf8), extension: "svg")
            let old = String(repeating: "0", count: 32) + ".svg"
            let kept = String(path.dropFirst("images/".count))
            for name in [kept, old, "mine.svg", old + ".txt"] {
                try Data().write(to: images.appending(path: name))
            }
            var snapshot = Fixtures.snapshot("iphone-1.portrait")
            snapshot.image = path
            try GalleryWriter.write(Fixtures.content([snapshot]), to: folder)
            #expect(try names(in: images) == [kept, old + ".txt", "mine.svg"].sorted())
        }
    }

    @Test func equalFilesHaveTheSameName() {
        let paths = ["a", "a", "b"].map {
            DrawingFile.thumbnails.path(Data($0.utf8), extension: "png")
        }
        #expect(paths[0] == paths[1] && paths[0] != paths[2])
        #expect(paths[0].wholeMatch(of: /thumbnails\/[0-9a-f]{32}\.png/) != nil)
    }
}
