import Foundation
import Testing

@testable import ForeignFiles

/// Each of these files crashes or blocks a process that reads it with librsvg alone.
@Suite struct SVGDecoderTests {
    private static func file(_ body: String, side: String = "20") -> Data {
        Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">\(body)</svg>"
                .utf8)
    }

    private static let blur = """
        <filter id="f" x="-1000%" y="-1000%" width="3000%" height="3000%">
        <feTurbulence numOctaves="9999" baseFrequency=".1"/><feGaussianBlur stdDeviation="5000"/>
        </filter><rect width="20" height="20" filter="url(#f)"/>
        """
    private static let dashes =
        "<path stroke=\"red\" stroke-dasharray=\".00001\" d=\"M0 0"
        + String(repeating: " L20 20 L0 10", count: 200_000) + "\"/>"

    @Test func decodedShapesHaveTheSizeOfTheFile() throws {
        let file = Self.file("<rect width=\"20\" height=\"10\" fill=\"red\"/>")
        let shapes = try SVGDecoder.shapes(of: file, width: 20, height: 20)
        let text = String(decoding: shapes, as: UTF8.self)
        #expect(text.contains(" width=\"20\" height=\"20\" viewBox=\"0 0 80.0 80.0\">"))
        let pixels = try SVGDecoder.pixels(of: shapes, scale: 1, seconds: 2)
        #expect(pixels.width == 20 && pixels.height == 20)
        pixels.withRows { rows in
            #expect((0..<4).map { rows[$0] } == [0, 0, 255, 255])
            #expect((0..<4).map { rows[20 * 4 * 15 + $0] } == [0, 0, 0, 0])
        }
    }

    /// Text is converted to outlines, so that this process doesn't search for fonts.
    @Test func textBecomesOutlines() throws {
        let shapes = try SVGDecoder.shapes(
            of: Self.file("<text y=\"15\">A</text>"), width: 20, height: 20)
        let text = String(decoding: shapes, as: UTF8.self)
        #expect(!text.contains("<text") && text.contains("<path"))
    }

    @Test(arguments: [blur, dashes]) func slowFilesTimeOut(_ body: String) {
        #expect(throws: DecodingError.timedOut(seconds: 2)) {
            try SVGDecoder.shapes(of: Self.file(body), width: 20, height: 20)
        }
        #expect(throws: DecodingError.timedOut(seconds: 1)) {
            try SVGDecoder.pixels(of: Self.file(body), scale: 51, seconds: 1)
        }
    }

    @Test func crashesAffectOnlyTheDecoder() {
        #expect(throws: DecodingError.crashed) {
            try LimitedDecoder.output(of: ["run", "sh", "-c", "kill -ABRT $$"], input: Data())
        }
        // librsvg 2.54 crashes at some scales; later versions don't.
        let file = Self.file("<text font-size=\"1e30\" y=\"10\">text</text>")
        for scale in [1.0, 1.05, 2] {
            _ = try? SVGDecoder.pixels(of: file, scale: scale, seconds: 2)
        }
        _ = try? SVGDecoder.shapes(of: file, width: 20, height: 20)
    }

    @Test(arguments: ["1e19", "100000", "1e300"])
    func oversizedImagesAreRejected(_ side: String) {
        #expect(throws: DecodingError.self) {
            try SVGDecoder.pixels(of: Self.file("", side: side), scale: 3, seconds: 2)
        }
    }

    @Test func invalidSVGIsRejected() {
        #expect(throws: DecodingError.unreadable) {
            try SVGDecoder.shapes(of: Data("<svg width".utf8), width: 20, height: 20)
        }
        #expect(throws: DecodingError.unreadable) {
            try SVGDecoder.pixels(of: Data(), scale: 1, seconds: 1)
        }
    }

    @Test func outputHasALimit() {
        var limits = LimitedDecoder.Limits()
        limits.output = 1 << 20
        #expect(throws: DecodingError.tooLarge) {
            try LimitedDecoder.output(of: ["run", "cat", "/dev/zero"], input: Data(), limits)
        }
    }

    @Test func missingProgramsAreNamed() {
        #expect(throws: DecodingError.noProgram("no-such-program")) {
            try LimitedDecoder.output(of: ["run", "no-such-program"], input: Data())
        }
    }
}
