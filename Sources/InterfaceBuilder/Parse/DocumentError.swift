import AtomicFiles

/// An error that prevents reading a document. Its `description` is a single line.
public enum DocumentError: Error, Sendable, Hashable {
    /// A specified path doesn't exist.
    case notFound(path: String)
    /// A specified folder contains no documents, including its subfolders.
    case noDocuments(folder: String)
    /// A specified file is neither a `.storyboard` nor a `.xib`.
    case notADocument(path: String)
    case unreadable(file: String)
    /// The path contains bytes that aren't valid UTF-8, so it can't be used to open the file.
    case nameNotUTF8(path: String)
    /// The file contains something else, such as a Git LFS pointer.
    case defect(file: String, FileDefect)
    /// The file is too large; the limit is in bytes.
    case tooLarge(file: String, limit: Int)
    case tooDeep(file: String, line: Int, limit: Int)
    /// There are too many elements.
    case tooMany(file: String, line: Int, limit: Int)
    /// An element has too many attributes.
    case tooManyAttributes(file: String, line: Int, limit: Int)
    /// An attribute or text is too long; the limit is in bytes.
    case tooLong(file: String, line: Int, limit: Int)
    case notXML(file: String, looksLike: FileKind?)
    case notUTF8(file: String, line: Int)
    case malformed(file: String, line: Int)
    /// The file ends too early; the line is the last one.
    case cutOff(file: String, line: Int)
    case declaresDocumentType(file: String, line: Int)
    /// The file is XML of another kind, with this root element.
    case notInterfaceBuilder(file: String, root: String, line: Int)
    /// The document is for another Apple platform.
    case otherPlatform(file: String, platform: Platform, line: Int)

    /// A platform that isn't iOS.
    public enum Platform: String, Sendable, Hashable {
        case macOS, tvOS, watchOS
    }
}
