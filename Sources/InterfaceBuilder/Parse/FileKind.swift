import Foundation

/// The actual kind of a file with a document's extension, detected from its first bytes.
public enum FileKind: String, Sendable, Hashable {
    case png = "a PNG image"
    case jpeg = "a JPEG image"
    case binaryPropertyList = "a compiled nib or binary property list"
    case zip = "a ZIP archive"
    case utf16 = "UTF-16 text"

    private static let signatures: KeyValuePairs<FileKind, [UInt8]> = [
        .png: [0x89, 0x50, 0x4E, 0x47],
        .jpeg: [0xFF, 0xD8, 0xFF],
        .binaryPropertyList: Array("bplist".utf8),
        .zip: [0x50, 0x4B, 0x03, 0x04],
        .utf16: [0xFF, 0xFE], .utf16: [0xFE, 0xFF], .utf16: [0x3C, 0x00], .utf16: [0x00, 0x3C],
    ]

    init?(_ data: Data) {
        let entry = Self.signatures.first { data.starts(with: $0.value) }
        guard let entry else { return nil }
        self = entry.key
    }
}
