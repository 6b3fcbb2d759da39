/// The messages of the target's errors: location, problem, and solution in one line.
extension DocumentError: CustomStringConvertible {
    public var description: String { "\(place): \(fact) — \(advice)" }

    private var place: String {
        switch self {
        case .notFound(let path), .notADocument(let path): path.isEmpty ? "“”" : path
        case .noDocuments(let folder): folder
        case .nameNotUTF8(let path): path
        case .defect(let file, let defect): defect.line.map { "\(file):\($0)" } ?? file
        case .unreadable(let file), .tooLarge(let file, _),
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

    /// The document and its platform, such as `Watch.storyboard (watchOS)`, if it isn't for iOS.
    package var otherPlatform: String? {
        guard case .otherPlatform(let file, let platform, _) = self else { return nil }
        return "\(file) (\(platform.rawValue))"
    }

    private var fact: String {
        switch self {
        case .notFound: "no such file or folder"
        case .noDocuments: "the folder contains no .storyboard or .xib files"
        case .notADocument: "not a .storyboard or .xib file"
        case .unreadable: "can't read the file"
        case .nameNotUTF8: "the path isn't valid UTF-8"
        case .defect(_, let defect): "the file \(defect)"
        case .tooLarge(_, let limit): "the file is larger than \(limit >> 20) MB"
        case .tooDeep(_, _, let limit): "elements are nested more than \(limit) levels deep"
        case .tooMany(_, _, let limit): "the file has more than \(limit) elements"
        case .tooManyAttributes(_, _, let limit): "an element has more than \(limit) attributes"
        case .tooLong(_, _, let limit): "a text or an attribute is longer than \(limit >> 20) MB"
        case .notUTF8: "the file isn't valid UTF-8"
        case .notXML(_, let kind?): "the file is \(kind.rawValue), not XML"
        case .notXML(_, nil): "the file isn't XML"
        case .malformed: "the XML isn't well-formed"
        case .cutOff: "unexpected end of file"
        case .declaresDocumentType: "the XML contains a document type declaration"
        case .notInterfaceBuilder(_, let root, _):
            "the file is XML, but <\(root)> isn't the root of an Interface Builder document"
        case .otherPlatform(_, let platform, _): "the document is for \(platform.rawValue)"
        }
    }

    private var advice: String {
        switch self {
        case .notFound: "check the path"
        case .noDocuments: "specify a document, or a folder of documents"
        case .notADocument: "specify a .storyboard or .xib file, or a folder of documents"
        case .unreadable: "check its permissions"
        case .nameNotUTF8: "rename the file or folder"
        case .defect(_, let defect): defect.hint
        case .cutOff, .malformed: "restore it from version control"
        case .tooLarge, .tooMany: "split it into smaller documents"
        case .tooDeep: "reduce the nesting of views"
        case .tooManyAttributes: "remove some attributes; Xcode writes fewer than a hundred"
        case .tooLong: "shorten it"
        case .notUTF8: "save the file as UTF-8"
        case .notXML: "specify a document that Xcode saved"
        case .declaresDocumentType: "remove the declaration; Xcode doesn't write one"
        case .notInterfaceBuilder: "specify a .storyboard or .xib file that Xcode saved"
        case .otherPlatform: "specify a document for iOS"
        }
    }
}
