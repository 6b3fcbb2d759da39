import ContactSheetGallery
import Foundation
import Testing

// Source: the rules in GalleryContent's documentation.
struct GalleryErrorTests {
    private func error(for snapshots: [GallerySnapshot]) -> GalleryError? {
        #expect(throws: GalleryError.self) {
            try GalleryWriter.files(for: Fixtures.content(snapshots))
        }
    }

    @Test func rejectsDuplicateNames() {
        let snapshot = Fixtures.snapshot("iphone-1.portrait")
        #expect(
            error(for: [snapshot, snapshot]) == .duplicateName("Autosize/iphone-1.portrait"))
    }

    @Test(arguments: ["/a.svg", "https://example.org/a.svg", "", "file:///a.svg"])
    func rejectsAbsolutePaths(path: String) {
        var snapshot = Fixtures.snapshot("iphone-1.portrait")
        snapshot.reference = path
        #expect(
            error(for: [snapshot])
                == .pathNotRelative(name: "Autosize/iphone-1.portrait", path: path))
    }

    @Test func messagesAreOneLine() {
        let message = GalleryError.duplicateName("a").localizedDescription
        #expect(message.contains("“a”"))
        #expect(!message.contains("\n"))
    }
}
