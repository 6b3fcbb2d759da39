/// Metadata in PNG files: the text of an `iTXt` chunk with the keyword "contactsheet" (PNG
/// specification, third edition, 11.3.3.4). Other programs ignore it.
public enum PNGMetadata {
    private static let keyword = Array("contactsheet".utf8)
    private static let headerEnd = 8 + 12 + 13

    /// Returns the PNG file with metadata before its pixels.
    public static func adding(_ text: String, to file: [UInt8]) -> [UInt8] {
        guard file.count > headerEnd else { return file }
        var output = Array(file[..<headerEnd])
        // No compression, no language, no translated keyword.
        PNGChunk("iTXt", keyword + [0, 0, 0, 0, 0] + Array(text.utf8)).append(to: &output)
        return output + file[headerEnd...]
    }

    /// Returns the metadata of a file, or `nil` if it has none or isn't a PNG file.
    public static func text(in file: [UInt8]) -> String? {
        guard file.starts(with: PNGChunk.signature) else { return nil }
        var at = PNGChunk.signature.count
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - at - 12 else { return nil }
            let name = file[at + 4..<at + 8]
            let content = file[at + 8..<at + 8 + length]
            if name.elementsEqual("iTXt".utf8), content.starts(with: keyword + [0, 0, 0, 0, 0]) {
                return String(decoding: content.dropFirst(keyword.count + 5), as: UTF8.self)
            }
            if name.elementsEqual("IDAT".utf8) { return nil }
            at += length + 12
        }
        return nil
    }
}
