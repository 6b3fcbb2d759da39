import Foundation
import Testing

@testable import ContactSheetGallery

// Source: the fixtures, with values counted by hand.
struct GalleryContentTests {
    @Test func countsSnapshotsOfAllPreviews() {
        #expect(Fixtures.twoPreviews.snapshotCount == 5)
    }

    @Test func rectanglesAreFourNumbers() throws {
        let rectangle = GalleryRectangle(x: 1, y: 2.5, width: 3, height: 4)
        let json = try JSONEncoder().encode(rectangle)
        #expect(String(decoding: json, as: UTF8.self) == "[1,2.5,3,4]")
        #expect(try JSONDecoder().decode(GalleryRectangle.self, from: json) == rectangle)
    }
}
