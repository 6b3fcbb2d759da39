import AtomicFiles
import ContactSheetDiagnostics
import Escaping
import Foundation

/// A folder with links to font files, for which fontconfig stores what it has read in them. Without it, each
/// process reads the characters of all files, which takes longer than the rest of its start.
///
/// The folder is named after the paths, sizes, and dates of the files. A folder that contains something else or
/// belongs to another user isn't used.
struct FontScanCache {
    /// The folder of the links, whose names are in the order of the paths.
    let links: String
    /// The elements of fontconfig's configuration: where it stores the contents, and rules by which the file
    /// of a link's faces is the one that it leads to.
    let rules: String

    /// Finds or creates the folder; `nil` if that isn't possible.
    ///
    /// - Parameters:
    ///   - rules: The rules by which the files are read.
    ///   - parent: The folder of the folders for all sets of files.
    init?(of paths: [String], readBy rules: String, in parent: String) {
        guard let name = Self.name(of: paths, rules) else { return nil }
        let folder = "\(parent)/\(name)"
        links = "\(folder)/\(Self.linksName)"
        guard Self.isIntact(folder, paths) || Self.create(folder, paths, in: parent) else {
            return nil
        }
        let places = paths.indices.map { "\(folder)/\(Self.linksName)/\(Self.link($0))" }
        self.rules =
            "<cachedir>\("\(folder)/\(Self.contentsName)".inXML)</cachedir>"
            + zip(places, paths).map { link, path in
                """
                <match target="scan"><test name="file"><string>\(link.inXML)</string></test>
                <edit name="file" mode="assign"><string>\(path.inXML)</string></edit></match>
                """
            }.joined()
    }

    private static let linksName = "files"
    private static let contentsName = "contents"
    /// How long a folder is kept after its creation, in seconds: 30 days.
    private static let longestAge = 30 * 24 * 3600

    private static func link(_ index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    private static func name(of paths: [String], _ rules: String) -> String? {
        var hash = StableHash()
        hash.add(rules)
        for path in paths {
            var status = stat()
            // Links to relative paths would lead elsewhere.
            guard path.hasPrefix("/"), stat(path, &status) == 0 else { return nil }
            hash.add(path)
            for number in [
                Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
            ] { hash.add(word: UInt64(bitPattern: Int64(number))) }
        }
        return hash.digits
    }

    // MARK: Files

    private static func isIntact(_ folder: String, _ paths: [String]) -> Bool {
        let links = "\(folder)/\(linksName)"
        guard [folder, links].allSatisfy(isOwnFolder),
            // The folder itself and its parent are in the list, too.
            Folder.names(in: links).count == paths.count + 2
        else { return false }
        return paths.indices.allSatisfy { target(of: "\(links)/\(link($0))") == paths[$0] }
    }

    /// Whether this is a folder that only this user can change.
    private static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }

    private static func target(of link: String) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
            let count = readlink(link, buffer.baseAddress!, buffer.count)
            return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    /// Creates the folder with another name, so that other processes don't find a part of it.
    private static func create(_ folder: String, _ paths: [String], in parent: String) -> Bool {
        guard (try? Folder.create(parent)) != nil else { return false }
        removeOld(in: parent)
        var name = Array("\(parent)/new-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { return false }
        let new = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let links = "\(new)/\(linksName)"
        let isComplete =
            mkdir(links, 0o700) == 0 && mkdir("\(new)/\(contentsName)", 0o700) == 0
            && paths.indices.allSatisfy { symlink(paths[$0], "\(links)/\(link($0))") == 0 }
        if isComplete, rename(new, folder) == 0 { return true }
        try? FileManager.default.removeItem(atPath: new)
        // Another process may have created it meanwhile.
        return isIntact(folder, paths)
    }

    private static func removeOld(in parent: String) {
        for name in Folder.names(in: parent) where !name.hasPrefix(".") {
            var status = stat()
            let folder = "\(parent)/\(name)"
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                time(nil) - status.st_mtim.tv_sec > longestAge
            else { continue }
            try? FileManager.default.removeItem(atPath: folder)
        }
    }
}

extension String {
    fileprivate var inXML: String { Markup.escaped(self, in: .content) }
}
