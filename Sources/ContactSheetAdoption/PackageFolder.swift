import AtomicFiles
import ContactSheet
import Escaping
import Foundation
import XcodeProjects

/// The folder of an adopted package. A file in it lists what adoptions have written, and nothing else in the
/// folder is replaced or removed. It is locked while this object exists.
final class PackageFolder {
    let url: URL
    private let lock: FolderLock?
    private let isNew: Bool
    /// The paths that this adoption and earlier ones have written.
    private var listed: Set<String> = []
    /// The paths that this adoption writes.
    private var claimed: Set<String> = []

    /// The contents of the file by which the folder is recognized.
    private struct Marker: Codable {
        var writer = "contactsheet adopt"
        var files: [String]
    }

    /// Creates the folder, or opens one that is empty or that an adoption has written.
    ///
    /// - Throws: ``AdoptionError`` if it is another folder, or `FileError` if it can't be written.
    init(at url: URL) throws {
        self.url = url.standardizedFileURL
        isNew = ProjectFile(at: url) == .missing
        try Folder.create(self.url.path)
        lock = FolderLock(self.url.path) {
            Console.error("waiting for another command that uses \(url.path)")
        }
        // A process that was killed can have left a part of the list behind.
        TemporaryFiles.removeLeftovers(in: self.url.path)
        listed = try files()
    }

    deinit {
        // A folder in which nothing was written isn't left behind.
        if isNew { rmdir(url.path) }
    }

    /// Returns the paths in the marker, or none if the folder is empty.
    private func files() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        guard !names.isEmpty else { return [] }
        guard names.contains(ProjectFile.outputMarker) else {
            throw AdoptionError.otherFolder(url.path)
        }
        let file = url.appending(path: ProjectFile.outputMarker)
        guard let data = ProjectFile.data(at: file),
            let marker = try? JSONDecoder().decode(Marker.self, from: data),
            marker.writer == Marker(files: []).writer, marker.files.allSatisfy(Self.isInside)
        else { throw AdoptionError.damagedMarker(file.path) }
        return Set(marker.files)
    }

    /// Whether a path is that of a file below a folder.
    private static func isInside(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !path.utf8.contains(0)
            && names.allSatisfy {
                !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
            }
    }

    // MARK: Writing

    /// Announces which files are written. They are listed before the first one is written.
    ///
    /// - Throws: ``AdoptionError`` if a file exists that adoptions didn't write.
    func claim(_ paths: [String]) throws {
        let folders = Set(listed.flatMap(Self.folders))
        for path in paths {
            guard Self.isInside(path) else { throw AdoptionError.outside(path) }
            if let other = foreignFile(at: path, folders) {
                throw AdoptionError.otherFile(url.appending(path: other).path)
            }
        }
        claimed.formUnion(paths)
        listed.formUnion(paths)
        try writeMarker(listed)
    }

    /// Returns the part of a path at which there is something that adoptions didn't write, or `nil`. Links
    /// to folders count as files, because they lead elsewhere.
    ///
    /// - Parameter folders: The folders of the files that adoptions wrote.
    private func foreignFile(at path: String, _ folders: Set<String>) -> String? {
        for part in Self.folders(of: path) + [path] {
            guard let isFolder = isFolder(part) else { return nil }
            if isFolder ? part == path && !folders.contains(part) : !listed.contains(part) {
                return part
            }
        }
        return nil
    }

    /// Whether a path is that of a folder, and not of a link to one, or `nil` if there is nothing.
    private func isFolder(_ path: String) -> Bool? {
        var found = stat()
        guard lstat(url.appending(path: path).path, &found) == 0 else { return nil }
        return found.st_mode & S_IFMT == S_IFDIR
    }

    /// The folders in a path, from the outermost one.
    private static func folders(of path: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    private func writeMarker(_ files: Set<String>) throws {
        let data = try JSONEncoder.stable(isIndented: true).encode(Marker(files: files.sorted()))
        try AtomicFile.write(data, to: url.appending(path: ProjectFile.outputMarker).path)
    }

    /// Removes the files of earlier adoptions that this one doesn't write, and the folders that are empty
    /// then.
    func removeOthers() throws {
        for path in listed.subtracting(claimed).sorted()
        where Self.folders(of: path).allSatisfy({ isFolder($0) == true }) {
            unlink(url.appending(path: path).path)
            for folder in Self.folders(of: path).reversed() {
                rmdir(url.appending(path: folder).path)
            }
        }
        listed = claimed
        try writeMarker(listed)
    }

    /// Writes a file that was announced. One with the same contents keeps its modification date, so that it
    /// isn't compiled again.
    func save(_ data: Data, to path: String) throws {
        let file = try location(of: path)
        guard ProjectFile.data(at: file) != data else { return }
        try AtomicFile.write(data, to: file.path)
    }

    func save(_ text: String, to path: String) throws { try save(Data(text.utf8), to: path) }

    /// Copies a file to a path that was announced, or links it if that is possible and wanted.
    func copy(_ source: URL, to path: String, asLink: Bool = false) throws {
        let file = try location(of: path)
        unlink(file.path)
        try Folder.create(Folder.parent(of: file.path))
        if asLink, link(source.path, file.path) == 0 { return }
        try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: file)
    }

    private func location(of path: String) throws -> URL {
        guard claimed.contains(path) else { throw AdoptionError.outside(path) }
        return url.appending(path: path)
    }
}
