import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the form of animated SVG files in AnimatedSVG.swift, with values counted by hand.
@Suite struct StillFramesTests {
    private func page(_ x: CGFloat) -> DisplayList {
        let path = Path(rect: CGRect(x: x, y: 0, width: 1, height: 1))
        return DisplayList(
            size: CGSize(width: 10, height: 20),
            items: [.fill(Fill(path: path, paint: .color(.black)))])
    }

    private func film(_ pages: [CGFloat]) throws -> String {
        let bytes = try CairoRenderer.animatedSVG(
            pages.map(page), framesPerSecond: 8, metadata: "a & b")
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func equalFramesHaveOnePlace() throws {
        let film = try film([0, 1, 0, 2, 3])
        let still = try #require(StillFrames(animatedSVG: film.utf8))
        #expect(still.places == [0, 1, 0, 2, 3])
        #expect((still.columns, still.rows) == (3, 2))
        #expect(still.size == CGSize(width: 10, height: 20))
    }

    @Test func thePageContainsAllFramesAndDoesNotMove() throws {
        let film = try film([0, 1, 2])
        let still = try #require(StillFrames(animatedSVG: film.utf8))
        let text = String(decoding: still.svg, as: UTF8.self)
        let opening = try #require(text.firstMatch(of: /<svg [^>]*>/)).output
        let size = #" width="20" height="40" preserveAspectRatio="none" viewBox="0 0 20 40">"#
        #expect(opening.hasSuffix(size))
        #expect(!text.contains("animateTransform") && !text.contains("metadata"))
        #expect(film.contains("animateTransform") && film.contains("metadata"))
        let paths = film.components(separatedBy: "<path ").count
        #expect(paths > 3 && text.components(separatedBy: "<path ").count == paths)
    }

    @Test(arguments: ["0,0;10,0", "0,0;-90,0", "0,0;-99999999999999999999,0", "0;-10", "x", ""])
    func otherFilesAreNoFilms(values: String) throws {
        let film = try film([0, 1])
        let edited = film.replacing(/values="[^"]*"/, with: "values=\"\(values)\"")
        #expect(StillFrames(animatedSVG: edited.utf8) == nil)
        #expect(StillFrames(animatedSVG: try CairoRenderer.svg(page(0))) == nil)
    }
}
