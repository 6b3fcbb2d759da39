import CoreGraphics
import Testing
import UIKit

@testable import ContactSheet

// Source: this package's decision: a film's still is neither black nor empty.
@MainActor @Suite struct FilmPosterTests {
    private static func frame(_ background: UIColor, _ box: UIColor) throws -> DisplayList {
        let size = CGSize(width: 60, height: 100)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            background.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            box.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 40, height: 50))
        }
        return try #require(image.cgImage?.drawing)
    }

    @Test func theMiddleRepresentsAFilm() throws {
        let frames = try [UIColor.red, .green, .blue].map { try Self.frame(.white, $0) }
        #expect(try FilmPoster.frame(of: frames, near: 1) == 1)
    }

    @Test(arguments: [UIColor.black, .white]) func emptyFramesDoNot(_ color: UIColor) throws {
        let empty = try Self.frame(color, color)
        let shown = try Self.frame(.white, .black)
        #expect(try FilmPoster.frame(of: [empty, empty, shown, empty], near: 1) == 2)
        #expect(try FilmPoster.frame(of: [shown, empty, empty], near: 1) == 0)
        #expect(try FilmPoster.frame(of: [empty, empty], near: 1) == 1)
    }

    @Test func darkFramesDoNot() throws {
        let dark = try Self.frame(.black, UIColor(white: 0.15, alpha: 1))
        let bright = try Self.frame(.black, .white)
        #expect(try FilmPoster.frame(of: [bright, dark, dark], near: 2) == 0)
    }
}
