import CZlib
import Foundation

/// The contents of an entry, as the archive stores them.
public struct ZIPContent: Sendable, Hashable {
    /// How bytes are stored.
    enum Method: UInt16, Sendable {
        case stored = 0
        case deflated = 8
    }

    let method: Method
    /// The CRC-32 of the bytes that aren't compressed.
    let checksum: UInt32
    /// The number of bytes that aren't compressed.
    let size: Int
    let stored: Data

    init(method: Method, checksum: UInt32, size: Int, stored: Data) {
        self.method = method
        self.checksum = checksum
        self.size = size
        self.stored = stored
    }

    /// Compresses bytes, unless that makes them larger. Equal bytes result in equal contents.
    ///
    /// - Throws: `ZIPError.tooLarge` for 4 GB or more.
    public init(compressing bytes: Data) throws(ZIPError) {
        guard bytes.count < ZIPWriter.limit else { throw .tooLarge }
        checksum = Deflate.checksum(of: bytes)
        size = bytes.count
        if let smaller = Deflate.compressed(bytes), smaller.count < bytes.count {
            (method, stored) = (.deflated, smaller)
        } else {
            (method, stored) = (.stored, bytes)
        }
    }

    /// Returns the bytes, or `nil` if they aren't those of the size and the checksum.
    var bytes: Data? {
        guard let bytes = start(size), Deflate.checksum(of: bytes) == checksum else { return nil }
        return bytes
    }

    /// Returns the first bytes, or `nil` if the content is damaged.
    func start(_ count: Int) -> Data? {
        let count = min(count, size)
        switch method {
        case .stored: return stored.count == size ? stored.prefix(count) : nil
        case .deflated: return Deflate.decompressed(stored, count: count, isWhole: count == size)
        }
    }
}

/// DEFLATE (RFC 1951) and CRC-32, by zlib. ISA-L, which compresses images, is faster, but its output depends on
/// the processor.
enum Deflate {
    /// The largest factor by which DEFLATE makes bytes smaller. Source: zlib's technical details.
    static let greatestFactor = 1032
    private static let level: Int32 = 6
    private static let memoryLevel: Int32 = 8
    /// A window of 32 KB, without zlib's header.
    private static let window: Int32 = -15

    static func checksum(of bytes: Data) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            UInt32(crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(bytes.count)))
        }
    }

    /// Returns `nil` if memory is exhausted.
    static func compressed(_ bytes: Data) -> Data? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, window, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var output = Data(count: Int(deflateBound(&stream, uLong(bytes.count))))
        let status = run(&stream, bytes, &output) { deflate(&$0, Z_FINISH) }
        guard status == Z_STREAM_END else { return nil }
        return output.prefix(Int(stream.total_out))
    }

    /// Returns the first bytes, or `nil` if the data isn't valid, or if its size isn't the expected one.
    static func decompressed(_ data: Data, count: Int, isWhole: Bool) -> Data? {
        guard count <= data.count * greatestFactor else { return nil }
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, window, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        // One byte more shows whether there are more.
        var output = Data(count: isWhole ? count + 1 : count)
        let status = run(&stream, data, &output) { inflate(&$0, Z_SYNC_FLUSH) }
        guard Int(stream.total_out) == count, !isWhole || status == Z_STREAM_END else { return nil }
        return output.prefix(count)
    }

    private static func run(
        _ stream: inout z_stream, _ input: Data, _ output: inout Data,
        _ body: (inout z_stream) -> Int32
    ) -> Int32 {
        input.withUnsafeBytes { input in
            output.withUnsafeMutableBytes { output in
                stream.next_in = UnsafeMutablePointer(
                    mutating: input.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = uInt(input.count)
                stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = uInt(output.count)
                return body(&stream)
            }
        }
    }
}
