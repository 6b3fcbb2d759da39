import CPNGData
import CoreGraphics
import Dispatch
import Foundation
import Synchronization

/// Assembles animated PNG files from the PNG files of their frames, as the PNG specification (third
/// edition) defines.
enum APNGWriter {
    /// A picture and the time in frames for which it is shown.
    struct Frame {
        let png: [UInt8]
        let count: Int
    }

    /// Returns the file of an animation that repeats endlessly. All frames have the same size and
    /// format.
    static func write(_ frames: [Frame], framesPerSecond: Int) -> [UInt8] {
        guard let first = frames.first else { return [] }
        let header = PNGChunk.chunks(of: first.png).filter { $0.name == "IHDR" }
        var output = PNGChunk.signature
        for chunk in header { chunk.append(to: &output) }
        PNGChunk("acTL", UInt32(frames.count).bigEndianBytes + UInt32(0).bigEndianBytes)
            .append(to: &output)
        let size = header.first.map { Array($0.data.prefix(8)) } ?? []
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            PNGChunk(
                "fcTL",
                sequence.bigEndianBytes + size + UInt32(0).bigEndianBytes
                    + UInt32(0).bigEndianBytes + UInt16(clamping: frame.count).bigEndianBytes
                    + UInt16(clamping: framesPerSecond).bigEndianBytes + [0, 0]
            ).append(to: &output)
            sequence += 1
            for chunk in PNGChunk.chunks(of: frame.png) where chunk.name == "IDAT" {
                if index == 0 {
                    chunk.append(to: &output)
                } else {
                    PNGChunk("fdAT", sequence.bigEndianBytes + chunk.data).append(to: &output)
                    sequence += 1
                }
            }
        }
        PNGChunk("IEND", []).append(to: &output)
        return output
    }
}

/// A chunk of a PNG file.
struct PNGChunk {
    let name: String
    let data: [UInt8]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(_ name: String, _ data: [UInt8]) {
        (self.name, self.data) = (name, data)
    }

    /// Returns the chunks of a file that ``PNGCoder`` has written.
    static func chunks(of file: [UInt8]) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var at = signature.count
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            chunks.append(PNGChunk(name, Array(file[at + 8..<at + 8 + length])))
            at += length + 12
        }
        return chunks
    }

    func append(to output: inout [UInt8]) {
        data.withUnsafeBytes { Self.append(name, $0, to: &output) }
    }

    /// Appends a chunk with the CRC-32 that the PNG specification defines.
    static func append(_ name: String, _ data: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        let name = Array(name.utf8)
        output += UInt32(clamping: data.count).bigEndianBytes
        output += name
        output += data
        var checksum = contactsheet_png_checksum(0, name, name.count)
        if let start = data.baseAddress?.assumingMemoryBound(to: UInt8.self) {
            checksum = contactsheet_png_checksum(checksum, start, data.count)
        }
        output += checksum.bigEndianBytes
    }
}

extension FixedWidthInteger {
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension CairoRenderer {
    /// Returns an animated PNG file with `scale` pixels per point that repeats endlessly. Equal
    /// neighbors are stored once. Frames are painted on all cores.
    public static func animatedPNG(
        _ frames: [DisplayList], framesPerSecond: Int, scale: Double
    ) throws(RenderError) -> [UInt8] {
        let runs = FrameRuns(frames)
        let isOpaque = runs.lists.allSatisfy(\.isOpaque)
        let results = Mutex<[Int: Result<[UInt8], RenderError>]>([:])
        DispatchQueue.concurrentPerform(iterations: runs.lists.count) { index in
            let result = Result { () throws(RenderError) -> [UInt8] in
                try ImageSurface(painting: runs.lists[index], scale: scale).withPixels {
                    PNGCoder.encode($0, isOpaque: isOpaque)
                }
            }
            results.withLock { $0[index] = result }
        }
        var painted: [APNGWriter.Frame] = []
        let files = results.withLock { $0 }
        for (index, count) in runs.counts.enumerated() {
            guard let file = files[index] else { continue }
            painted.append(APNGWriter.Frame(png: try file.get(), count: count))
        }
        return APNGWriter.write(painted, framesPerSecond: framesPerSecond)
    }
}

/// The frames of a film without repetitions.
struct FrameRuns {
    /// The pages, each different from its neighbors.
    private(set) var lists: [DisplayList] = []
    /// The number of frames for which each page is shown.
    private(set) var counts: [Int] = []

    init(_ frames: [DisplayList]) {
        for frame in frames {
            if lists.last == frame {
                counts[counts.count - 1] += 1
            } else {
                lists.append(frame)
                counts.append(1)
            }
        }
    }
}
