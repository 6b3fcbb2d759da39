/// Why a file can't be read or written as a ZIP archive.
public enum ZIPError: Error, Sendable, Hashable {
    /// The file isn't a ZIP archive.
    case notArchive
    /// The end of the file, with the index, is missing.
    case truncated
    /// The index doesn't match the file.
    case damagedIndex
    /// The bytes of an entry aren't those that the index describes.
    case damagedEntry(String)
    /// The name of an entry would be a path outside the folder of the archive's files.
    case unsafeName(String)
    case duplicate(String)
    /// An entry is encrypted, or compressed by another method than DEFLATE.
    case unsupported(String)
    /// The archive would be larger than 4 GB.
    case tooLarge
}

extension ZIPError: CustomStringConvertible {
    /// The error as the end of a sentence that begins with the file.
    public var description: String {
        switch self {
        case .notArchive: "isn't a ZIP archive"
        case .truncated: "is truncated"
        case .damagedIndex: "has a damaged index"
        case .damagedEntry(let name): "has a damaged entry “\(name)”"
        case .unsafeName(let name): "has an entry with the unsafe name “\(name)”"
        case .duplicate(let name): "has two entries with the name “\(name)”"
        case .unsupported(let name):
            "has an entry that is encrypted or compressed by another method than DEFLATE, “\(name)”"
        case .tooLarge: "would be larger than 4 GB"
        }
    }
}
