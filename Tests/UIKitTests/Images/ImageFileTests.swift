import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: the formats' specifications, which `ImageFile` and `ForeignImage` name.
@MainActor struct ImageFileTests {
    private func read(_ data: Data, scale: CGFloat = 1) -> (image: UIImage?, messages: [String]) {
        let (image, diagnostics) = DiagnosticLog.collecting { UIImage(data: data, scale: scale) }
        return (image, diagnostics.map(\.message))
    }

    @Test func validFilesHaveNoDiagnostics() {
        for data in [ImageFixtures.png(30, 20), ImageFixtures.jpeg(30, 20)] {
            let (image, messages) = read(data, scale: 2)
            #expect(image?.size == CGSize(width: 15, height: 10) && image?.scale == 2)
            #expect(messages.isEmpty)
        }
    }

    @Test func truncatedFilesKeepTheirSizeAndAreReported() {
        for data in [
            ImageFixtures.png(30, 20, whole: false), ImageFixtures.jpeg(30, 20, whole: false),
        ] {
            let (image, messages) = read(data)
            #expect(image?.size == CGSize(width: 30, height: 20))
            #expect(messages == ["the image data is truncated"])
        }
    }

    @Test func oversizedFilesKeepTheirSizeAndAreReported() {
        let (image, messages) = read(ImageFixtures.png(60000, 60000))
        #expect(image?.size == CGSize(width: 60000, height: 60000))
        #expect(
            messages == ["the image data exceeds the size limit: 60000 × 60000 pixels"])
    }

    @Test func otherDataIsReported() {
        for data in [Data("hello".utf8), Data(repeating: 0, count: 100)] {
            let (image, messages) = read(data)
            #expect(image == nil)
            #expect(messages == ["data isn't an image"])
        }
    }

    @Test func whatAFileContainsInsteadIsReported() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        #expect(read(Data(pointer.utf8)).messages == ["the image data is a Git LFS pointer"])
        #expect(read(Data()).messages == ["the image data is empty"])
        let drawing = "<svg width=\"3\" height=\"2\">\n<<<<<<< HEAD\n=======\n>>>>>>> a\n</svg>"
        #expect(
            read(Data(drawing.utf8)).messages == ["the image data contains merge conflict markers"])
    }

    /// The starts of files of 30 × 20 pixels, up to their sizes.
    nonisolated private static let foreign: [(format: String, bytes: [UInt8])] = [
        ("GIF", file("GIF89a", [30, 0, 20, 0])),
        ("WebP", file("RIFF0000WEBPVP8X", [UInt8](repeating: 0, count: 8), [29, 0, 0, 19, 0, 0])),
        (
            "WebP",
            file("RIFF0000WEBPVP8L", [0, 0, 0, 0, 0x2F], ImageFixtures.little(29 | 19 << 14, 4))
        ),
        ("WebP", file("RIFF0000WEBPVP8 ", [UInt8](repeating: 0, count: 10), [30, 0, 20, 0])),
        ("HEIC", file("0000ftypheic0000ispe", [0, 0, 0, 0, 0, 0, 0, 30], [0, 0, 0, 20])),
        ("PDF", file("%PDF-1.4\n<< /MediaBox [ 0 0 30 20 ] >>", [], [])),
    ]

    nonisolated private static func file(_ head: String, _ parts: [UInt8]...) -> [UInt8] {
        Array(head.utf8) + parts.joined()
    }

    @Test(arguments: foreign)
    func unsupportedFormatsArePlaceholdersOfTheirSize(_ format: String, _ bytes: [UInt8]) {
        let (image, messages) = read(Data(bytes))
        #expect(image?.size == CGSize(width: 30, height: 20))
        #expect(image?.cgImage == nil)
        #expect(messages == ["the image data is a \(format) file and can't be drawn"])
    }

    /// Source: ISO 32000-1, 7.7.3.3, the media box; one PDF point is one point, at any scale.
    @Test func pdfPagesAreDrawings() throws {
        let file = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R>> endobj
            4 0 obj <</Length 23>> stream
            1 0 0 rg 0 0 30 10 re f
            endstream endobj
            trailer <</Root 1 0 R>>
            """
        let (image, messages) = read(Data(file.utf8))
        #expect(image?.size == CGSize(width: 30, height: 20))
        #expect(messages.isEmpty)
        let drawing = try #require(image?.cgImage)
        #expect(drawing.format == .svg && drawing.width == 30 && drawing.height == 20)
    }

    /// Each of these crashes or blocks a process that reads it with librsvg alone.
    @Test(arguments: [
        ("<path d=\"M0 0\" stroke-dasharray=\"x\"><", "can't be read"),
        (
            "<filter id=\"f\"><feTurbulence numOctaves=\"99999\"/></filter>"
                + "<rect width=\"99\" height=\"99\" filter=\"url(#f)\"/>",
            "takes more than 2 seconds to draw"
        ),
    ])
    func invalidDrawingsArePlaceholdersOfTheirSize(_ body: String, _ why: String) {
        let file =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\">\(body)</svg>"
        let (image, messages) = read(Data(file.utf8), scale: 2)
        #expect(image?.size == CGSize(width: 30, height: 20))
        #expect(image?.cgImage == nil)
        #expect(messages == ["the image data \(why)"])
    }

    @Test func drawingsContainOnlyShapes() throws {
        let file = """
            <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">\
            <text y="15" font-size="1e30">Text</text><text y="15">Text</text></svg>
            """
        let image = try #require(read(Data(file.utf8)).image)
        #expect(image.size == CGSize(width: 30, height: 20))
        let text = String(decoding: image.cgImage?.data ?? Data(), as: UTF8.self)
        #expect(!text.contains("<text"))
    }

    /// Property: no prefix of a file crashes the program.
    @Test func truncatedFilesDoNotCrash() {
        let heic = Array("0000ftypheic0000ispe".utf8) + [UInt8](repeating: 7, count: 12)
        let files = [
            ImageFixtures.png(9, 9), ImageFixtures.jpeg(9, 9, exif: 6),
            ImageFixtures.svg("width=\"9\" height=\"9\""), Data("RIFF0000WEBPVP8L00000000".utf8),
            Data("GIF89a0000".utf8), Data(heic), Data("%PDF-1.4 /MediaBox [0 0 9 9]".utf8),
        ]
        for file in files {
            for count in 0...file.count { _ = read(file.prefix(count)) }
        }
    }

    /// EXIF 2.3, 4.6.4: orientation values 1 to 8.
    @Test func exifOrientation() {
        let inOrder: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        for (index, orientation) in inOrder.enumerated() {
            for little in [true, false] {
                let data = ImageFixtures.jpeg(30, 20, exif: UInt8(index + 1), little: little)
                let image = read(data).image
                #expect(image?.imageOrientation == orientation)
                let turned = CGSize(width: 20, height: 30)
                #expect(image?.size == (index < 4 ? CGSize(width: 30, height: 20) : turned))
            }
        }
        #expect(read(ImageFixtures.jpeg(30, 20, exif: 9)).image?.imageOrientation == .up)
    }

    @Test func scaleFromTheFilename() {
        #expect(ImageFile.scale(inName: "photo@2x") == 2)
        #expect(ImageFile.scale(inName: "photo@3x~ipad") == 3)
        #expect(ImageFile.scale(inName: "photo") == 1)
    }
}
