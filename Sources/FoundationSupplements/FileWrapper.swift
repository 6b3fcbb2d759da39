import Foundation

/// A file or a folder in memory. Foundation on Linux has none.
open class FileWrapper: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    open var preferredFilename: String?
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName {
            child.preferredFilename = child.preferredFilename ?? name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, or a folder with everything in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        if isFolder.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(
                    url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        super.init()
        preferredFilename = url.lastPathComponent
        filename = url.lastPathComponent
    }

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The children of a folder by name, or `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: Children

    /// Adds a child to a folder.
    ///
    /// - Returns: The child's name, which is another one if its own exists already.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        var children = fileWrappers ?? [:]
        let own = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = own
        var number = 2
        while let other = children[name], other !== child {
            name = "\(number)__#$!@%!#__\(own)"
            number += 1
        }
        children[name] = child
        child.filename = name
        content = .folder(children)
        return name
    }

    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        content = .folder((fileWrappers ?? [:]).filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Files

    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapper(url: url, options: options).content
    }

    open func matchesContents(of url: URL) -> Bool {
        (try? Data(contentsOf: url)) == regularFileContents
    }

    open func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: .atomic)
        case .link(let destination):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            if FileManager.default.fileExists(atPath: url.path) {
                try FileManager.default.removeItem(at: url)
            }
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(
                    to: url.appendingPathComponent(name), options: options,
                    originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
