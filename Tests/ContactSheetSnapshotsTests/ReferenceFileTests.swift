import AtomicFiles
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: the text itself.
struct ReferenceFileTests {
    private let metadata = """
        <metadata>
        contactsheet 2
        preview: a &lt; b &amp;lt;
        views:
          UIView 0 0 10 10
        </metadata>
        """

    private func file(_ text: String) -> ReferenceFile { ReferenceFile(bytes: Data(text.utf8)) }

    @Test func metadataOfAFileWhoseRestIsDamaged() throws {
        let head = "<?xml version=\"1.0\"?>\n<svg width=\"10px\">\n"
        let found = try #require(file(head + metadata + "<g></path>\n<<<<<<< HEAD").metadata)
        #expect(found.facts == ["preview: a < b &lt;"])
        #expect(found.tree.label == "UIView")
    }

    @Test(arguments: [
        "", "<svg/>", "<svg><metadata>x", "<svg></a>#", "<svg><metadata>Inkscape</metadata></svg>",
        "<!-- # --><svg/>",
    ])
    func noMetadata(_ text: String) {
        #expect(file(text.replacingOccurrences(of: "#", with: metadata)).metadata == nil)
    }

    /// A merge conflict about the size precedes the metadata.
    @Test func aFileWithAConflictIsAReference() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.svg").path
        let text =
            "<?xml version=\"1.0\"?>\n<<<<<<< HEAD\n<svg width=\"1px\">\n=======\n" + metadata
        try AtomicFile.write(Data(text.utf8), to: path)
        #expect(FileStart(path)?.isReference == true)
        #expect(file(text).metadata == nil)
    }
}
