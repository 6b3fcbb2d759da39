import Foundation
import UIKit

/// A `.storyboard` or `.xib` of today's XML format or of Xcode 3 and 4, read but not yet built.
public struct Document: Sendable {
    /// The file's name without its extension, as `SceneName` allows names.
    public let name: String
    /// The file's name, by which diagnostics give lines.
    public let fileName: String
    /// Such as "iOS.CocoaTouch"; Documentation/DocumentFormat.md 9.13.
    public let targetRuntime: String
    /// The version of Interface Builder that saved the document; nil where it isn't written.
    public let toolsVersion: String?
    /// The `<device>` on whose canvas the stored frames stand; nil in documents without one.
    public let designDeviceID: String?
    public let designOrientation: UIInterfaceOrientation
    /// Storyboards: the scenes. Xibs: the top-level views and controllers. In document order.
    public private(set) var scenes: [Scene]

    /// Where the document was read from; nil for one that was given as bytes.
    let url: URL?
    /// Of the texts, where they are not the document's own.
    private(set) var language: String?
    let editions = DocumentEditions()
    private let root: Element

    /// Storyboards: the objects of each scene. Xibs: all objects together.
    let objectGroups: [[Element]]
    let version: ToolsVersion
    let isStoryboard: Bool
    let resources: Resources
    let firstLines: FirstLines
    let graph: SceneGraph
    /// The `<color>` of the storyboard's global tint.
    let tint: Element?

    /// Whether its top-level views fill the screen whatever size they are stored at.
    let isLaunchScreen: Bool

    /// Reads and parses the file.
    public init(contentsOf url: URL) throws(DocumentError) {
        let path = url.relativePath
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= DocumentParser.sizeLimit else {
            throw .tooLarge(file: path, limit: DocumentParser.sizeLimit)
        }
        guard let data = try? Data(contentsOf: url) else {
            let isMisnamed = path.isRepaired && !FileManager.default.fileExists(atPath: url.path)
            throw isMisnamed ? .nameNotUTF8(path: path) : .unreadable(file: path)
        }
        self.init(
            try Self.root(of: data, path: path), fileName: url.lastPathComponent, url: url)
    }

    /// The folder's name as names of previews may hold it.
    public static func folderName(_ name: String) -> String { SceneName.valid(name) ?? "folder" }

    /// Parses the bytes of a file of this name.
    public init(data: Data, fileName: String) throws(DocumentError) {
        self.init(try Self.root(of: data, path: fileName), fileName: fileName, url: nil)
    }

    private static func root(of data: Data, path: String) throws(DocumentError) -> Element {
        let root = try DocumentParser(file: path).parse(data)
        try DocumentFormat.check(root, file: path)
        guard root.name == "archive" else { return root }
        return try ArchiveDocument.document(from: root, file: path)
    }

    /// The document with other texts; the scenes keep their names.
    func localized(by texts: LocalizedTexts, in language: String) -> Document {
        var edition = Document(root.localized(by: texts), fileName: fileName, url: url)
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
        designOrientation = device?["orientation"] == "landscape" ? .landscapeLeft : .portrait
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
        scenes = SceneReader(root, graph: graph).scenes
    }
}
