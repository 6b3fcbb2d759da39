import ContactSheetDiagnostics
import Foundation
import ObjectiveCRuntime
import UIKit

/// The folders in which code finds storyboards and xibs by name. `UIStoryboard(name:bundle:)` and
/// `UINib(nibName:bundle:)` search nowhere else.
@preconcurrency @MainActor public final class DocumentFolders {
    /// The folders of the current simulation.
    public static var main: DocumentFolders { SimulatedDocuments.current.folders }

    /// The files by filename, in the order in which their folders were added, then by path.
    private var files: [String: [URL]] = [:]
    private var folders: Set<URL> = []
    private var cache = DocumentCache()

    init() {}

    /// Creates a value with the same folders, which shares the documents that were read.
    init(inheriting outer: DocumentFolders?) {
        guard let outer else { return }
        (files, folders, cache) = (outer.files, outer.folders, outer.cache)
    }

    /// Adds the documents in a folder and its subfolders.
    ///
    /// - Returns: Whether the folder exists.
    @discardableResult public func add(_ folder: URL) -> Bool {
        let folder = folder.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return false }
        SimulatedSystem.current.documentLoader = FolderLoader()
        guard folders.insert(folder).inserted else { return true }
        for url in (try? Document.find(in: [folder.path])) ?? [] {
            files[url.lastPathComponent, default: []].append(url)
        }
        return true
    }

    /// Adds the resources of a bundle, unless it is the main bundle.
    public func add(_ bundle: Bundle) {
        if bundle !== Bundle.main, let folder = bundle.resourceURL { add(folder) }
    }

    /// Removes all folders.
    func forgetAll() {
        (files, folders, cache) = ([:], [], DocumentCache())
        SimulatedSystem.current.documentLoader = nil
    }

    // MARK: Finding

    /// Returns the document with this name. One for the device's idiom, such as `Name~ipad`, takes
    /// precedence.
    ///
    /// - Returns: `nil` if there is none. If it can't be read, a diagnostic is reported as well.
    func document(_ name: String, _ ending: String = "storyboard") -> Document? {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return ["\(name)~\(isPad ? "ipad" : "iphone").\(ending)", "\(name).\(ending)"].lazy
            .compactMap { self.files[$0] }.first.flatMap(best).flatMap(document)
    }

    /// Returns the best of several files: one in the device's language, otherwise one for all
    /// languages, otherwise the first by path.
    private func best(_ files: [URL]) -> URL? {
        let language = UIScreen.main.device.language.map { $0 + ".lproj" }
        func rank(_ url: URL) -> Int {
            let folder = url.deletingLastPathComponent().lastPathComponent
            if folder == language { return 0 }
            return folder == "Base.lproj" || !folder.hasSuffix(".lproj") ? 1 : 2
        }
        return files.min { rank($0) < rank($1) }
    }

    /// Returns the document at a URL, or `nil` if the file doesn't exist or can't be read.
    func document(at url: URL) -> Document? {
        let url = url.standardizedFileURL
        guard let result = cache.result(url) else { return nil }
        do {
            return try result.get()
        } catch {
            // Each preview that requires the document reports the error.
            DiagnosticLog.current.add(
                Diagnostic(.error, error.description, location: url.lastPathComponent))
            return nil
        }
    }
}

/// The documents that were read, and the errors of files that can't be read.
@MainActor private final class DocumentCache {
    private var results: [URL: Result<Document, DocumentError>] = [:]

    /// Reads the document once. Returns `nil` if the file doesn't exist.
    func result(_ url: URL) -> Result<Document, DocumentError>? {
        if let known = results[url] { return known }
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let result = Result { () throws(DocumentError) in try Document(contentsOf: url) }
        results[url] = result
        return result
    }
}

/// Loads documents from the folders of the current simulation for UIKit, which doesn't depend on
/// this target.
private final class FolderLoader: DocumentLoader {
    func storyboard(named name: String) -> (any StoryboardContent)? {
        DocumentFolders.main.document(name).map {
            LoadedStoryboard(document: $0, library: DocumentLibrary([$0]))
        }
    }

    func nib(named name: String) -> (any NibContent)? {
        DocumentFolders.main.document(name, "xib").map(LoadedNib.init)
    }
}

#if compiler(>=6.3)
@section("contactsheet_declarations") @used
private let linkedLoader: LinkedDeclarations.Entry = { list in
    let loader = LinkedDocumentLoader { folders in
        for folder in folders { DocumentFolders.main.add(folder) }
    }
    LinkedDeclarations.add(loader, to: list)
}
#endif
