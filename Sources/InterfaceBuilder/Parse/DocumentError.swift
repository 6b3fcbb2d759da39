/// Why a document cannot be read; its `description` is one line for a person.
public enum DocumentError: Error, Sendable, Hashable {
    /// A path that was given leads nowhere.
    case notFound(path: String)
    /// A folder that was given holds no document, however deep.
    case noDocuments(folder: String)
    /// A file that was given is neither a `.storyboard` nor a `.xib`.
    case notADocument(path: String)
    case unreadable(file: String)
    /// The name of the file, or of a folder around it, can't be used to open it.
    case nameNotUTF8(path: String)
    case empty(file: String)
    /// The limit is in bytes.
    case tooLarge(file: String, limit: Int)
    case tooDeep(file: String, line: Int, limit: Int)
    /// The limit is in elements.
    case tooMany(file: String, line: Int, limit: Int)
    /// The limit is in attributes of one element.
    case tooManyAttributes(file: String, line: Int, limit: Int)
    /// The limit is in bytes, of one attribute or text.
    case tooLong(file: String, line: Int, limit: Int)
    case notXML(file: String, looksLike: FileKind?)
    case notUTF8(file: String, line: Int)
    case malformed(file: String, line: Int)
    /// The line is the last one there is.
    case cutOff(file: String, line: Int)
    case declaresDocumentType(file: String, line: Int)
    /// XML of another kind, by the name of its root element.
    case notInterfaceBuilder(file: String, root: String, line: Int)
    /// A document for another of Apple's systems.
    case otherPlatform(file: String, platform: Platform, line: Int)

    /// A system whose screens are not iOS screens.
    public enum Platform: String, Sendable, Hashable {
        case macOS, tvOS, watchOS
    }
}
