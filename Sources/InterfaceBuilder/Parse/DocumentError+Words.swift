/// All words of the target's errors: where, what, and what to do, in one line.
extension DocumentError: CustomStringConvertible {
    public var description: String { "\(place): \(fact); \(advice)" }

    private var place: String {
        switch self {
        case .notFound(let path), .notADocument(let path): path.isEmpty ? "“”" : path
        case .noDocuments(let folder): folder
        case .nameNotUTF8(let path): path
        case .unreadable(let file), .empty(let file), .tooLarge(let file, _),
            .notXML(let file, _):
            file
        case .tooDeep(let file, let line, _), .tooMany(let file, let line, _),
            .tooManyAttributes(let file, let line, _), .tooLong(let file, let line, _),
            .malformed(let file, let line), .notUTF8(let file, let line),
            .cutOff(let file, let line), .declaresDocumentType(let file, let line),
            .notInterfaceBuilder(let file, _, let line), .otherPlatform(let file, _, let line):
            "\(file):\(line)"
        }
    }

    private var fact: String {
        switch self {
        case .notFound: "there is no such file or folder"
        case .noDocuments: "the folder holds no .storyboard and no .xib file"
        case .notADocument: "the file is neither a .storyboard nor a .xib"
        case .unreadable: "the file cannot be read"
        case .nameNotUTF8: "the name of the file or of its folder isn't valid UTF-8"
        case .empty: "the file is empty"
        case .tooLarge(_, let limit): "the file has more than \(limit >> 20) MB"
        case .tooDeep(_, _, let limit): "elements are nested more than \(limit) deep"
        case .tooMany(_, _, let limit): "the file has more than \(limit) elements"
        case .tooManyAttributes(_, _, let limit): "an element has more than \(limit) attributes"
        case .tooLong(_, _, let limit): "a text or an attribute has more than \(limit >> 20) MB"
        case .notUTF8: "the bytes are no UTF-8"
        case .notXML(_, let kind?): "the file is not XML but \(kind.rawValue)"
        case .notXML(_, nil): "the file is not XML"
        case .malformed: "the XML is not well-formed"
        case .cutOff(_, let line): "the file is cut off at line \(line)"
        case .declaresDocumentType: "the XML declares a document type"
        case .notInterfaceBuilder(_, let root, _):
            "the file is XML, but <\(root)> is no Interface Builder document"
        case .otherPlatform(_, let platform, _): "this is a document for \(platform.rawValue)"
        }
    }

    private var advice: String {
        switch self {
        case .notFound: "check the path"
        case .noDocuments: "give a folder with documents, or a document"
        case .notADocument: "give a .storyboard, a .xib or a folder of them"
        case .unreadable: "check that it is a file that you may read"
        case .nameNotUTF8: "rename it"
        case .empty, .cutOff: "restore it from version control"
        case .tooLarge, .tooMany: "split it into smaller documents"
        case .tooDeep: "take views out of one another"
        case .tooManyAttributes: "leave some out; no element of Xcode's has a hundred"
        case .tooLong: "shorten it"
        case .notUTF8: "save the file as UTF-8"
        case .notXML: "give a document as Xcode saves it"
        case .malformed: "look for merge marks, or restore it from version control"
        case .declaresDocumentType: "remove the declaration; Xcode writes none"
        case .notInterfaceBuilder: "give a .storyboard or .xib that Xcode saved"
        case .otherPlatform: "give a document for iOS"
        }
    }
}
