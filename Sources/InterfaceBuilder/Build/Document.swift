import AtomicFiles
import Foundation
import UIKit
import XMLReading

/// A `.storyboard` or `.xib` in the current XML format or the archive format of Xcode 3 and 4, read
/// but not yet built.
public struct Document: Sendable {
    /// The filename without its extension, adjusted to the rules of `SceneName`.
    public let name: String
    /// The filename, with which diagnostics cite lines.
    public let fileName: String
    /// The target runtime, such as "iOS.CocoaTouch" (Documentation/DocumentFormat.md 9.13).
    public let targetRuntime: String
    /// The version of Interface Builder that saved the document, or `nil` if it isn't written.
    public let toolsVersion: String?
    /// The ID of the `<device>` whose canvas the stored frames refer to, or `nil` if the document
    /// has none.
    public let designDeviceID: String?
    public let designOrientation: UIInterfaceOrientation
    /// The scenes of a storyboard, or the top-level views and controllers of a xib, in document
    /// order.
    public private(set) var scenes: [Scene]

    /// The file that the document was read from, or `nil` if the document was created from data.
    package let url: URL?
    /// The language of the texts, or `nil` if they are the document's own.
    private(set) var language: String?
    let editions = DocumentEditions()
    package let root: Element

    /// The objects of each scene of a storyboard, or all objects of a xib in one group.
    package let objectGroups: [[Element]]
    package let version: ToolsVersion
    package let isStoryboard: Bool
    let resources: Resources
    let firstLines: FirstLines
    let graph: SceneGraph
    /// The `<color>` of the storyboard's global tint.
    let tint: Element?

    /// Whether the top-level views fill the screen, regardless of their stored size.
    package let isLaunchScreen: Bool

    /// Creates a document by reading and parsing the file.
    public init(contentsOf url: URL) throws(DocumentError) {
        let path = url.pathForMessages
        let size = FileSize.bytes(of: url) ?? 0
        guard size <= DocumentParser.sizeLimit else {
            throw .tooLarge(file: path, limit: DocumentParser.sizeLimit)
        }
        guard let data = try? Data(contentsOf: url) else {
            if FileManager.default.fileExists(atPath: url.path) { throw .unreadable(file: path) }
            throw path.isRepaired ? .nameNotUTF8(path: path) : .notFound(path: path)
        }
        let tree = try DocumentParser(file: path).tree(data)
        try self.init(tree, path: path, fileName: url.lastPathComponent, url: url)
    }

    /// Returns the folder's name, adjusted to the rules for names of previews.
    public static func folderName(_ name: String) -> String { SceneName.valid(name) ?? "folder" }

    /// Creates a document by parsing the contents of a file with this name.
    public init(data: Data, fileName: String) throws(DocumentError) {
        try self.init(try DocumentParser(file: fileName).tree(data), fileName: fileName)
    }

    /// Creates a document from the elements of a file with this name.
    package init(_ tree: XMLTree, fileName: String) throws(DocumentError) {
        try self.init(tree, path: fileName, fileName: fileName, url: nil)
    }

    private init(
        _ tree: XMLTree, path: String, fileName: String, url: URL?
    ) throws(DocumentError) {
        let root = Element(tree)
        try DocumentFormat.check(root, file: path)
        let isArchive = root.name == "archive"
        self.init(
            isArchive ? try ArchiveDocument.document(from: root, file: path) : root,
            fileName: fileName, url: url)
    }

    /// Returns the document with other texts. The scenes keep their names.
    func localized(by texts: LocalizedTexts, in language: String) -> Document {
        localized(root.localized(by: texts), in: language)
    }

    func localized(in language: PseudoLanguage) -> Document {
        localized(root.localized(in: language), in: language.rawValue)
    }

    private func localized(_ root: Element, in language: String) -> Document {
        var edition = Document(root, fileName: fileName, url: url)
        edition.language = language
        for index in edition.scenes.indices { edition.scenes[index].name = scenes[index].name }
        return edition
    }

    private init(_ root: Element, fileName: String, url: URL?) {
        self.root = root
        self.url = url
        self.fileName = fileName
        name = SceneName.valid((fileName as NSString).deletingPathExtension) ?? "document"
        targetRuntime = root["targetRuntime"] ?? "iOS.CocoaTouch"
        toolsVersion = root["toolsVersion"]
        let device = root.child("device")
        designDeviceID = device?.id
        designOrientation =
            device?["orientation"] == "landscape"
            ? .landscapeLeft : SimulatedOrientation.standard(of: root) ?? .portrait
        objectGroups = (root.child("scenes")?.children ?? [root]).map {
            $0.child("objects")?.children ?? []
        }
        version = ToolsVersion(root)
        isStoryboard = root.child("scenes") != nil
        resources = Resources(root)
        firstLines = FirstLines(root)
        tint = root.child("color", key: "tintColor")
        isLaunchScreen = root.bool("launchScreen") ?? false
        graph = SceneGraph(root)
        scenes = SceneReader(root, graph: graph, groups: isStoryboard ? objectGroups : []).scenes
    }
}
