import ContactSheetGallery
import Foundation
import Testing

// Source: the rules in GalleryContent's documentation.
struct GalleryErrorTests {
    private func error(for pictures: [GallerySnapshot]) -> GalleryError? {
        #expect(throws: GalleryError.self) {
            try GalleryWriter.files(for: Fixtures.content(pictures))
        }
    }

    @Test func rejectsDuplicateIDs() {
        let picture = Fixtures.picture("a")
        #expect(error(for: [picture, picture]) == .duplicateID("a"))
    }

    @Test(arguments: ["/a.svg", "https://example.org/a.svg", "", "file:///a.svg"])
    func rejectsAbsolutePaths(path: String) {
        var picture = Fixtures.picture("a")
        picture.reference = path
        #expect(error(for: [picture]) == .pathNotRelative(id: "a", path: path))
    }

    @Test(arguments: [0, -1, .infinity, .nan])
    func rejectsInvalidSizes(length: Double) {
        var picture = Fixtures.picture("a")
        picture.width = length
        #expect(error(for: [picture]) == .invalidSize(id: "a"))
    }

    @Test func messagesAreOneLine() {
        let message = GalleryError.duplicateID("a").localizedDescription
        #expect(message.contains("“a”"))
        #expect(!message.contains("\n"))
    }
}
