import Foundation
import Testing

@testable import ContactSheetGallery

/// Source: Documentation/Motion.md 5, with values counted by hand.
struct GalleryFilmTests {
    private func film(_ places: [Int] = [0, 0, 1, 2, 3, 3], width: Double = 320) -> GalleryFilm {
        GalleryFilm(
            frames: "a.frames.svg", columns: 3, rows: 2, places: places, framesPerSecond: 10,
            width: width, height: 480)
    }

    private func index(_ film: GalleryFilm) throws -> GalleryIndex {
        var snapshot = Fixtures.snapshot("iphone-13.portrait")
        snapshot.film = film
        return try Fixtures.index(in: Fixtures.page(Fixtures.content([snapshot])))
    }

    // The picture changes with the frames 2, 3, and 4.
    @Test func thePosterIsInTheMiddleOfTheChanges() {
        #expect(film().poster == 3)
        #expect(film([0, 0, 0]).poster == 0)
        #expect(film([0, 1]).poster == 1)
    }

    @Test func thePageContainsTheFrames() throws {
        let found = try index(film([0, 0, 3, 4, 5])).snapshots[0].film
        #expect(found?.poster == 3 && found?.columns == 3 && found?.rows == 2)
        #expect(found?.frames == "a.frames.svg" && found?.places == [0, 0, 3, 4, 5])
    }

    @Test func invalidFilmsAreErrors() {
        var columns = film()
        columns.columns = 0
        var rate = film()
        rate.framesPerSecond = 0
        var differences = film()
        differences.differences = [6]
        for film in [film([6]), film([-1]), film([]), film(width: 0), columns, rate, differences] {
            #expect(throws: GalleryError.invalidFilm(name: "Autosize/iphone-13.portrait")) {
                try index(film)
            }
        }
    }

    @Test func framesAreInTheFolder() {
        var absolute = film()
        absolute.frames = "/a.svg"
        let name = "Autosize/iphone-13.portrait"
        #expect(throws: GalleryError.pathNotRelative(name: name, path: "/a.svg")) {
            try index(absolute)
        }
    }
}
