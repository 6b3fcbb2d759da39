import Escaping
import Foundation
import InterfaceBuilder
import InterfaceEditing
import UIKit

/// The previews of documents, and the errors that occurred when the documents were read.
public struct DocumentPreviews: Sendable {
    public private(set) var previews: [Preview] = []
    /// The documents in searched folders that couldn't be read.
    public private(set) var unreadable: [DocumentError] = []
    /// The documents in searched folders that are for other platforms than iOS.
    public private(set) var otherPlatforms: [DocumentError] = []
    /// The number of documents that match a pattern of excluded ones.
    public private(set) var excludedCount = 0
    /// The messages about files of projects around the documents that can't be read.
    public private(set) var damagedFiles: [String] = []
    /// The scenes that are skipped because others have the same name or object ID.
    public private(set) var conflicts: [SceneConflict] = []

    /// Reads the documents at `paths`, which are files or folders to search.
    ///
    /// A preview is named after its document, including the path inside the folder if a folder was
    /// specified, and after its scene, regardless of the number of scenes. References lead to the
    /// storyboards that were read, and to those next to a specified file.
    ///
    /// - Parameters:
    ///   - excluded: The patterns of documents that aren't read. Their paths are relative to the
    ///     current folder, or to the folder that contains them.
    ///   - simulatesBars: Whether scenes in no container have the bars of their simulated metrics,
    ///     which a running app doesn't have.
    /// - Throws: ``DocumentError`` if a specified file can't be read, or if no document in a folder
    ///   can be read.
    public init(
        at paths: [String], excluding excluded: [PathPattern] = [], simulatesBars: Bool = false
    ) throws(DocumentError) {
        var found: [Found] = []
        var known: Set<URL> = []
        for path in paths {
            for url in try Document.find(in: [path]) where known.insert(url).inserted {
                if excluded.contains(where: { $0.matches(url, in: path) }) {
                    excludedCount += 1
                } else if let one = try read(url, foundAt: path) {
                    found.append(one)
                }
            }
        }
        if found.isEmpty, let first = unreadable.first ?? otherPlatforms.first { throw first }
        let named = found.filter { $0.folders == nil }.map(\.document)
        let library = DocumentLibrary(found.map(\.document) + named.flatMap { $0.neighbors() })
        var candidates: [Candidate] = []
        var projects = SurroundingProjects()
        for document in found {
            let requirements = document.document.requirements(&projects)
            for file in requirements.damagedFiles where !damagedFiles.contains(file) {
                damagedFiles.append(file)
            }
            candidates += document.scenes.map {
                Candidate(document: document, scene: $0, requirements)
            }
        }
        let (conflicts, excluded) = Candidate.conflicts(among: candidates)
        self.conflicts = conflicts
        for (index, candidate) in candidates.enumerated() where !excluded.contains(index) {
            previews.append(candidate.preview(in: library, simulatesBars: simulatesBars))
        }
        if previews.isEmpty, conflicts.isEmpty, let first = unreadable.first { throw first }
    }

    private mutating func read(_ url: URL, foundAt path: String) throws(DocumentError) -> Found? {
        let parts = DocumentPreviews.folders(of: url, below: path)
        guard let folders = parts else {
            return Found(document: try Document(contentsOf: url), url: url, folders: nil)
        }
        // Folders such as .build contain copies of documents.
        guard !folders.contains(where: { $0.hasPrefix(".") }) else { return nil }
        do throws(DocumentError) {
            return Found(document: try Document(contentsOf: url), url: url, folders: folders)
        } catch {
            if case .otherPlatform = error {
                otherPlatforms.append(error)
            } else {
                unreadable.append(error)
            }
            return nil
        }
    }

    /// Returns the folders between a searched folder and a document in it, or `nil` for a specified
    /// file.
    private static func folders(of url: URL, below path: String) -> [String]? {
        let root = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let parts = url.standardizedFileURL.pathComponents
        return parts.count > root.count ? Array(parts[root.count...].dropLast()) : nil
    }
}

extension PathPattern {
    /// Whether a document matches by its path from the current folder or from a specified folder, or a
    /// specified document by its name.
    fileprivate func matches(_ url: URL, in path: String) -> Bool {
        let parts = url.standardizedFileURL.pathComponents
        let current = FileManager.default.currentDirectoryPath
        return [path, current].contains { folder in
            let root = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
            guard parts.starts(with: root) else { return false }
            return matches(Array(parts.count > root.count ? parts[root.count...] : parts.suffix(1)))
        }
    }
}

/// A document that was read.
private struct Found {
    let document: Document
    let url: URL
    /// The folders between a searched folder and the document, or `nil` for a specified file.
    let folders: [String]?

    var scenes: [Scene] { document.scenes.filter(\.hasPicture) }

    /// The folder of the document's references.
    var name: String {
        ((folders ?? []).map { Document.folderName($0) } + [document.name]).joined(separator: "/")
    }
}

/// A scene that is rendered unless another one has the same name or object ID.
private struct Candidate {
    let scene: Scene
    let found: Found
    let names: DocumentScene
    let source: DocumentSource

    init(document found: Found, scene: Scene, _ requirements: DocumentRequirements) {
        self.scene = scene
        self.found = found
        names = DocumentScene(
            folder: found.name, fileName: found.document.fileName,
            preview: "\(found.name)/\(scene.name)")
        source = DocumentSource(
            scene, of: found.document, at: found.url, requirements: requirements)
    }

    /// The location of the scene in messages.
    var place: String { "\(source.path):\(scene.line)" }

    func preview(in library: DocumentLibrary, simulatesBars: Bool) -> Preview {
        let (document, scene) = (found.document, scene)
        let requirements = source.requirements
        var preview = Preview(names.preview) { () -> UIViewController in
            requirements?.applyStatusBar()
            return document.makeViewController(
                for: scene, in: library, simulatesBars: simulatesBars)
        }
        preview.sourceReader = { [source] in source }
        preview.documentScene = names
        return preview
    }

    /// Returns the conflicts between scenes of one document with the same object ID, and between
    /// scenes of any documents whose names denote the same folder on case-insensitive disks, with
    /// the scenes' indices.
    static func conflicts(
        among candidates: [Candidate]
    ) -> (conflicts: [SceneConflict], indices: Set<Int>) {
        var result: (conflicts: [SceneConflict], indices: Set<Int>) = ([], [])
        var byID: [String: Int] = [:]
        var byName: [String: Int] = [:]
        func add(_ first: Int, _ second: Int, _ reason: SceneConflict.Reason) {
            let places = [candidates[first].place, candidates[second].place]
            result.conflicts.append(SceneConflict(places: places, reason: reason))
            result.indices.formUnion([first, second])
        }
        for (index, candidate) in candidates.enumerated() {
            let id = candidate.scene.id
            let key = "\(candidate.found.url.path)\u{0}\(id)"
            let name = candidate.names.preview.caseFolded
            if !id.isEmpty, let other = byID[key] {
                add(other, index, .sameID(id))
            } else if let other = byName[name] {
                add(
                    other, index,
                    .sameName(candidates[other].names.preview, candidate.names.preview))
            }
            byID[key] = byID[key] ?? index
            byName[name] = byName[name] ?? index
        }
        return result
    }
}

extension DocumentRequirements {
    /// Sets up the status bar as the Info.plist around the document specifies it.
    @MainActor fileprivate func applyStatusBar() {
        let application = UIApplication.shared
        if let statusBarStyle { application.info.statusBarStyle = statusBarStyle }
        if let isStatusBarControllerBased {
            application.info.isStatusBarControllerBased = isStatusBarControllerBased
        }
    }
}
