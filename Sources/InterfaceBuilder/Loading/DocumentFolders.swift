import Diagnostics
import Foundation
import UIKit

/// The folders in which code finds storyboards and xibs by their names: `UIStoryboard(name:bundle:)`
/// and `UINib(nibName:bundle:)` look nowhere else.
@preconcurrency @MainActor public final class DocumentFolders {
    public static let main = DocumentFolders()

    /// By the file's name, in the order in which their folders were added, then by path.
    private var files: [String: [URL]] = [:]
    private var folders: Set<URL> = []
    /// Those that were read; nil for one that can't be.
    private var known: [URL: Document?] = [:]

    private lazy var loader = FolderLoader(self)

    init() {}

    /// Makes the documents known that lie in a folder and in those below it; false where there is
    /// no such folder.
    @discardableResult public func add(_ folder: URL) -> Bool {
        let folder = folder.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return false }
        DocumentLoading.loader = loader
        guard folders.insert(folder).inserted else { return true }
        for url in (try? Document.find(in: [folder.path])) ?? [] {
            files[url.lastPathComponent, default: []].append(url)
        }
        return true
    }

    /// Adds the resources of a bundle, which is not the main one.
    public func add(_ bundle: Bundle) {
        if bundle !== Bundle.main, let folder = bundle.resourceURL { add(folder) }
    }

    /// As before the first folder.
    func forgetAll() {
        (files, folders, known) = ([:], [], [:])
        DocumentLoading.loader = nil
    }

    // MARK: Finding

    /// The document of this name, or the one for phones or pads alone; nil where there is none, or
    /// with a diagnostic where it can't be read.
    func document(_ name: String, _ ending: String = "storyboard") -> Document? {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return ["\(name)~\(isPad ? "ipad" : "iphone").\(ending)", "\(name).\(ending)"].lazy
            .compactMap { self.files[$0] }.first.flatMap(best).flatMap(document)
    }

    /// Of several the one in the device's language, then the one that is for all.
    private func best(_ files: [URL]) -> URL? {
        let language = UIScreen.main.device.language.map { $0 + ".lproj" }
        func rank(_ url: URL) -> Int {
            let folder = url.deletingLastPathComponent().lastPathComponent
            if folder == language { return 0 }
            return folder == "Base.lproj" || !folder.hasSuffix(".lproj") ? 1 : 2
        }
        return files.min { rank($0) < rank($1) }
    }

    /// Nil where there is no file.
    func document(at url: URL) -> Document? {
        let url = url.standardizedFileURL
        if let known = known[url] { return known }
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        var document: Document?
        do throws(DocumentError) {
            document = try Document(contentsOf: url)
        } catch {
            DiagnosticLog.current.add(
                Diagnostic(.error, error.description, location: url.lastPathComponent))
        }
        known[url] = .some(document)
        return document
    }
}

/// Answers UIKit, which knows no documents.
private final class FolderLoader: DocumentLoader {
    private unowned let folders: DocumentFolders

    init(_ folders: DocumentFolders) {
        self.folders = folders
    }

    func storyboard(named name: String) -> (any StoryboardContent)? {
        folders.document(name).map {
            LoadedStoryboard(document: $0, library: DocumentLibrary([$0]))
        }
    }

    func nib(named name: String) -> (any NibContent)? {
        folders.document(name, "xib").map(LoadedNib.init)
    }
}
