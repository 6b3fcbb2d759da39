import CairoRenderer
import Testing

struct PNGMetadataTests {
    private func file() throws -> [UInt8] {
        let bitmap = try #require(
            Bitmap(width: 1, height: 1, stride: 4, pixels: [1, 2, 3, 255]))
        return PNGCoder.encode(bitmap)
    }

    @Test func textIsKept() throws {
        let file = try file()
        #expect(PNGMetadata.text(in: file) == nil)
        let text = "contactsheet 1\nUILabel “ä”\n"
        let tagged = PNGMetadata.adding(text, to: file)
        #expect(PNGMetadata.text(in: tagged) == text)
        #expect(PNGCoder.decode(tagged) == PNGCoder.decode(file))
    }

    @Test func otherAndDamagedFilesHaveNone() throws {
        #expect(PNGMetadata.text(in: []) == nil)
        #expect(PNGMetadata.text(in: Array("GIF89a".utf8)) == nil)
        let tagged = PNGMetadata.adding("a", to: try file())
        for count in 0..<50 { #expect(PNGMetadata.text(in: Array(tagged.prefix(count))) == nil) }
        var huge = tagged
        huge[33] = 0xFF
        #expect(PNGMetadata.text(in: huge) == nil)
    }
}
