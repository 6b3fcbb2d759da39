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

    private func page(_ film: GalleryFilm) throws -> String {
        var picture = Fixtures.picture("a", Fixtures.phone)
        picture.film = film
        return try Fixtures.page(Fixtures.content([picture]))
    }

    // The picture changes with the frames 2, 3, and 4.
    @Test func thePosterIsInTheMiddleOfTheChanges() {
        #expect(film().poster == 3)
        #expect(film([0, 0, 0]).poster == 0)
        #expect(film([0, 1]).poster == 1)
    }

    @Test func theCellShowsTheFramesAtTheirPoster() throws {
        let page = try page(film([0, 0, 3, 4, 5]))
        #expect(page.contains("<span class=\"frame\"><img src=\"a.frames.svg\""))
        #expect(page.contains("class=\"film\" style=\"--columns:3;--rows:2;--column:1;--row:1\""))
        #expect(page.contains("href=\"a.svg\""))
        #expect(page.contains("iPhone · Portrait, film of 0.4 s\""))
        #expect(page.contains("</svg>0.4 s</span>"))
    }

    @Test func thePageOfARotationHasItsOwnSize() throws {
        let screen = try page(film())
        #expect(screen.contains("class=\"cell\" data-id"))
        #expect(screen.contains("style=\"--w:320;--h:480;--r:47.25\""))
        let square = try page(film(width: 480))
        #expect(square.contains("class=\"cell page\" data-id"))
        #expect(square.contains("style=\"--w:480;--h:480;--r:0\""))
        #expect(square.contains(">320 × 480<"))
    }

    @Test func invalidFilmsAreErrors() {
        var columns = film()
        columns.columns = 0
        var rate = film()
        rate.framesPerSecond = 0
        var differences = film()
        differences.differences = [6]
        for film in [film([6]), film([-1]), film([]), film(width: 0), columns, rate, differences] {
            #expect(throws: GalleryError.invalidFilm(id: "a")) { try page(film) }
        }
    }

    @Test func framesAreInTheFolder() {
        var absolute = film()
        absolute.frames = "/a.svg"
        #expect(throws: GalleryError.pathNotRelative(id: "a", path: "/a.svg")) {
            try page(absolute)
        }
    }
}
