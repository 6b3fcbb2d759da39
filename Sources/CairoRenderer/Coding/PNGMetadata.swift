import Foundation

/// Metadata in PNG files: the text of an `iTXt` chunk with the keyword "contactsheet" (PNG
/// specification, third edition, 11.3.3.4). Other programs ignore it.
public enum PNGMetadata {
    private static let keyword = Array("contactsheet".utf8)
    private static let headerEnd = 8 + 12 + 13
    /// What precedes the text in the chunk: no compression, no language, no translated keyword.
    private static let prefix = keyword + [0, 0, 0, 0, 0]

    /// Returns the PNG file with metadata before its pixels.
    public static func adding(_ text: String, to file: [UInt8]) -> [UInt8] {
        guard file.count > headerEnd else { return file }
        var output = Array(file[..<headerEnd])
        PNGChunk("iTXt", prefix + Array(text.utf8)).append(to: &output)
        return output + file[headerEnd...]
    }

    /// The size of a chunk without data, such as `IEND` at the end of each file: length, type, and checksum.
    private static let chunkSize = 12

    /// Returns the PNG file with a text after its pixels.
    public static func addingAtEnd(_ text: String, to file: [UInt8]) -> [UInt8] {
        guard file.count > headerEnd + chunkSize else { return file }
        var output = Array(file.dropLast(chunkSize))
        PNGChunk("iTXt", prefix + Array(text.utf8)).append(to: &output)
        return output + file.suffix(chunkSize)
    }

    /// Returns a text of this number of bytes that follows the pixels, and the file without it; `nil` if
    /// there is no such text.
    public static func textAtEnd(
        ofSize size: Int, in file: Data
    ) -> (text: String, rest: Data)? {
        let chunk = chunkSize + prefix.count + size
        guard file.count > headerEnd + chunk + chunkSize else { return nil }
        let end = file.suffix(chunkSize)
        let before = file.dropLast(chunk + chunkSize)
        let content = file[before.endIndex..<end.startIndex].dropFirst(4).dropLast(4)
        guard content.starts(with: Data("iTXt".utf8) + prefix) else { return nil }
        return (String(decoding: content.suffix(size), as: UTF8.self), before + end)
    }

    /// Whether a file starts like a PNG file.
    public static func isPNG(_ file: some Collection<UInt8>) -> Bool {
        file.starts(with: PNGChunk.signature)
    }

    /// Returns the metadata of a file, or `nil` if it has none or isn't a PNG file.
    public static func text(in file: [UInt8]) -> String? {
        file.withUnsafeBytes { file in
            var chunks = PNGChunks(file)
            while let chunk = chunks.next(), chunk.name != "IDAT" {
                guard chunk.name == "iTXt", file[chunk.range].starts(with: prefix) else { continue }
                let text = file[chunk.range].dropFirst(prefix.count)
                return String(decoding: text, as: UTF8.self)
            }
            return nil
        }
    }

    /// Whether the first bytes of a file contain metadata that starts with a text. The file may be
    /// damaged.
    public static func isPresent(in start: some Collection<UInt8>, startingWith text: String)
        -> Bool
    {
        Data(start).range(of: Data(Array("iTXt".utf8) + prefix + Array(text.utf8))) != nil
    }
}
