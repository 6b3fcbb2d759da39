import Foundation

/// A file or folder that a project names, which can be anything on the disk.
public enum ProjectFile: Sendable, Hashable {
    case file
    case folder
    /// A pipe, device, or socket. Reading one may never end.
    case special
    /// Nothing, or what a broken link refers to.
    case missing

    /// The name of the file by which a folder is recognized as one that was written for a project,
    /// and isn't a part of it.
    public static let outputMarker = ".contactsheet-adopted.json"

    /// Finds out what is at a location. Links are followed.
    public init(at url: URL) {
        var found = stat()
        guard let path = Self.path(of: url), stat(path, &found) == 0 else {
            self = .missing
            return
        }
        self = Self.kind(found)
    }

    /// Returns the location of a file, or of the one whose path differs only in case if there is no such file:
    /// file systems of macOS don't distinguish these.
    static func location(of url: URL) -> URL {
        guard ProjectFile(at: url) == .missing, url.path.hasPrefix("/") else { return url }
        var found = url
        var missing: [String] = []
        while ProjectFile(at: found) == .missing, found.path != "/" {
            missing.append(found.lastPathComponent)
            found.deleteLastPathComponent()
        }
        for name in missing.reversed() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found.path)) ?? []
            guard
                let match = names.sorted().first(where: {
                    $0.compare(name, options: .caseInsensitive) == .orderedSame
                })
            else { return url }
            found.append(path: match)
        }
        return found
    }

    private static func kind(_ found: stat) -> ProjectFile {
        switch found.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .special
        }
    }

    /// The path, or `nil` if the system would end it before its end.
    private static func path(of url: URL) -> String? {
        let path = url.path
        return path.utf8.contains(0) ? nil : path
    }

    /// Returns the size of a file in bytes, or 0 if there is none.
    package static func size(of url: URL) -> Int {
        var found = stat()
        return stat(url.path, &found) == 0 ? Int(found.st_size) : 0
    }

    /// Returns the contents of a file, or `nil` if it isn't one, can't be read, or is larger than a limit
    /// in bytes.
    public static func data(at url: URL, limit: Int = 64 << 20) -> Data? {
        // A pipe that is opened without waiting isn't read.
        guard let path = path(of: url),
            case let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY),
            descriptor >= 0
        else { return nil }
        defer { close(descriptor) }
        var found = stat()
        guard fstat(descriptor, &found) == 0, kind(found) == .file, found.st_size <= limit else {
            return nil
        }
        // The files of some file systems are longer than they say.
        var data = Data(capacity: Int(found.st_size))
        var part = [UInt8](repeating: 0, count: 1 << 18)
        while data.count <= limit {
            let count = read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return data }
            data += part.prefix(count)
        }
        return nil
    }
}

/// What identifies a folder regardless of the links by which it is found.
package struct FolderIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// Identifies a folder, or returns `nil` if there is none.
    package init?(at url: URL) {
        var found = stat()
        guard stat(url.path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR else { return nil }
        device = UInt64(found.st_dev)
        number = UInt64(found.st_ino)
    }
}
