import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 11.3.6 on
/// animations and annex D on checksums.
@Suite struct APNGWriterTests {
    private func page(_ gray: Double, alpha: Double = 1) -> DisplayList {
        let size = CGSize(width: 4, height: 3)
        let path = Path(rect: CGRect(origin: .zero, size: size))
        return DisplayList(
            size: size,
            items: [.fill(Fill(path: path, paint: .color(RGBA(gray, gray, gray, alpha))))])
    }

    /// Returns the names and contents of a file's chunks, whose checksums are tested.
    private func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
        var result: [(String, [UInt8])] = []
        var at = 8
        while at < file.count {
            let length = number(file[at..<at + 4])
            let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            let end = at + 8 + length
            result.append((name, Array(file[at + 8..<end])))
            #expect(number(file[end..<end + 4]) == checksum(file[at + 4..<end]), "\(name)")
            at = end + 4
        }
        return result
    }

    private func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the CRC-32, bit by bit.
    private func checksum(_ bytes: some Sequence<UInt8>) -> Int {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
        return Int(~value)
    }

    @Test func chunksOfAnAnimation() throws {
        let frames = [page(0), page(0), page(1), page(0.5)]
        let file = try CairoRenderer.animatedPNG(frames, framesPerSecond: 30, scale: 1)
        let all = chunks(file)
        #expect(
            all.map(\.name) == [
                "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
            ])
        #expect(number(all[1].data.prefix(4)) == 3 && number(all[1].data.suffix(4)) == 0)
        let controls = all.filter { $0.name == "fcTL" || $0.name == "fdAT" }
        #expect(controls.map { number($0.data.prefix(4)) } == [0, 1, 2, 3, 4])
        // The first two frames are equal: 2/30 s.
        let first = all[2].data
        #expect(number(first[4..<8]) == 4 && number(first[8..<12]) == 3)
        #expect(number(first[20..<22]) == 2 && number(first[22..<24]) == 30)
    }

    /// The first frame of an animated file is an image of its own.
    @Test func theFirstFrameIsADefaultImage() throws {
        let file = try CairoRenderer.animatedPNG(
            [page(1), page(0)], framesPerSecond: 10, scale: 2)
        let image = try #require(CGImage(data: Data(file)))
        #expect(image.width == 8 && image.height == 6)
    }

    /// All frames have alpha if one of them does.
    @Test func framesHaveOneFormat() throws {
        let file = try CairoRenderer.animatedPNG(
            [page(1), page(0, alpha: 0.5)], framesPerSecond: 10, scale: 1)
        let header = try #require(chunks(file).first)
        #expect(header.data[9] == 6)
    }
}
