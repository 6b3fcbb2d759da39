import Testing

@testable import ContactSheetGallery

// Source: the fixtures, with values counted by hand.
struct GalleryContentTests {
    @Test func countsSnapshotsOfAllPreviews() {
        #expect(Fixtures.twoPreviews.pictureCount == 5)
    }

    @Test func countsEachDeviceNameOnce() {
        #expect(Fixtures.twoPreviews.deviceCount == 4)
    }

    @Test func countsOutcomes() {
        let content = Fixtures.twoPreviews
        #expect(GalleryOutcome.allCases.map(content.count(of:)) == [0, 0, 1, 0, 1, 0, 2])
    }

    @Test func showsTheReferenceIfThereIsNoNewImage() {
        var picture = Fixtures.picture("a")
        picture.reference = "old.svg"
        #expect(picture.shown == "a.svg")
        picture.svg = nil
        #expect(picture.shown == "old.svg")
        picture.png = "a.png"
        #expect(picture.shown == "a.png")
    }

    @Test func usesTheSlugOfADeviceWithoutNames() {
        var device = Fixtures.phone
        device.names = []
        #expect(device.name == "iphone-13")
    }
}
