import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the pixels that the file was created from.
@Suite struct ImageTests {
    private let image = Everything.checkers(2, [0, 0, 255, 255], [0, 0, 0, 0])

    @Test func withoutInterpolationPixelsBecomeSquares() throws {
        #expect(try PixelString.of(4, 4, place()) == "RR__\nRR__\n__RR\n__RR")
    }

    @Test func tintsUseTheAlphaOfTheImage() throws {
        #expect(try PixelString.of(4, 4, place(tint: .blue)) == "BB__\nBB__\n__BB\n__BB")
    }

    @Test func opacityIsApplied() throws {
        let bitmap = try bitmap(place(opacity: 0.5))
        #expect(bitmap.color(0, 0) == 0xFF00_0080)
    }

    @Test func interpolationKeepsEdgesOpaque() throws {
        let solid = try #require(Everything.checkers(2, [255, 0, 0, 255], [255, 0, 0, 255]))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
        #expect(
            try PixelString.of(4, 1, .image(PlacedImage(image: solid, rect: rect))) == "BBBB")
    }

    @Test func truncatedPNGFilesArePlaceholders() throws {
        let data = try #require(image).data
        let whole = try bitmap(place())
        for count in 24..<data.count - 12 {
            let cut = try #require(CGImage(data: data.prefix(count)))
            let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
            #expect(try bitmap(.image(PlacedImage(image: cut, rect: rect))) != whole)
        }
    }

    @Test func jpegFilesAreDecodedForPNGAndEmbeddedInSVG() throws {
        let image = try #require(CGImage(data: Self.redJPEG))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        let item = DisplayItem.image(PlacedImage(image: image, rect: rect))
        let color = try bitmap(item).color(1, 1)
        #expect(color >> 24 >= 252 && color & 255 == 255 && color >> 8 & 0xFFFF <= 0x0303)
        let list = DisplayList(size: rect.size, items: [item])
        let text = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(text.contains("data:image/jpeg;base64,\(Self.redJPEG.base64EncodedString())"))
    }

    @Test func truncatedJPEGFilesArePlaceholders() throws {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        for count in 0..<Self.redJPEG.count - 2 {
            guard let cut = CGImage(data: Self.redJPEG.prefix(count)) else { continue }
            let color = try bitmap(.image(PlacedImage(image: cut, rect: rect))).color(0, 0)
            // The box is gray.
            #expect(color >> 24 == color >> 16 & 255 && color & 255 == 255)
        }
    }

    @Test func oversizedImagesArePlaceholders() throws {
        // Only the header of a PNG with 2³¹ − 1 pixels per side.
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        header += Array("IHDR".utf8) + [0x7F, 255, 255, 255, 0x7F, 255, 255, 255, 8, 6, 0, 0, 0]
        let bomb = try #require(CGImage(data: Data(header)))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(try bitmap(.image(PlacedImage(image: bomb, rect: rect))).color(0, 0) & 255 == 255)
    }

    /// 16 × 16 red pixels at quality 90, as written by libjpeg-turbo.
    private static let redJPEG =
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsK\
                CwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU\
                FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADASIA\
                AhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
                AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3\
                ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWm\
                p6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEA\
                AwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSEx\
                BhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElK\
                U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3\
                uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50ooo\
                r8MP9Uz/2Q==
                """) ?? Data()

    private func place(opacity: Double = 1, tint: RGBA? = nil) throws -> DisplayItem {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        return .image(
            PlacedImage(
                image: try #require(image), rect: rect, interpolates: false, opacity: opacity,
                tint: tint))
    }

    private func bitmap(_ item: DisplayItem) throws -> Bitmap {
        try CairoRenderer.bitmap(
            DisplayList(size: CGSize(width: 4, height: 4), items: [item]), scale: 1)
    }
}
