import AtomicFiles
import Foundation

/// A ZIP archive (APPNOTE 6.3) whose entries are read one by one.
///
/// The file stays open, so another one that replaces it doesn't change what this one contains.
public final class ZIPArchive: Sendable {
    /// An entry of the index.
    public struct Entry: Sendable, Hashable {
        public let name: String
        /// The number of bytes that aren't compressed.
        public let size: Int
        /// The CRC-32 of the bytes that aren't compressed.
        public let checksum: UInt32
        let method: ZIPContent.Method
        let storedSize: Int
        let offset: Int
    }

    /// What changes when another file has the path, or the file is written.
    public struct Identity: Sendable, Hashable {
        private let device, inode, size, seconds, nanoseconds: Int

        fileprivate init(_ status: stat) {
            device = Int(status.st_dev)
            inode = Int(status.st_ino)
            size = Int(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }

        /// The identity of the file with a path, or `nil` if there is none.
        public init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.init(status)
        }
    }

    /// The entries in the order of the index.
    public let entries: [Entry]
    public let identity: Identity
    private let places: [String: Int]
    private let file: OpenFile

    /// Opens an archive and reads its index. The entries aren't read.
    ///
    /// - Throws: `FileError`, or `ZIPError`.
    public init(_ path: String) throws {
        file = try OpenFile(path)
        identity = Identity(file.status)
        let index = try ZIPIndex(file)
        entries = index.entries
        places = index.places
    }

    /// Returns the entry with a name, or `nil` if there is none.
    public subscript(_ name: String) -> Entry? { places[name].map { entries[$0] } }

    /// Returns the bytes of an entry.
    ///
    /// - Throws: `ZIPError.damagedEntry` if they aren't those that the index describes.
    public func bytes(of entry: Entry) throws(ZIPError) -> Data {
        guard let bytes = try content(of: entry).bytes else { throw .damagedEntry(entry.name) }
        return bytes
    }

    /// Returns the first bytes of an entry, without checking the others.
    public func start(of entry: Entry, count: Int) throws(ZIPError) -> Data {
        guard let bytes = try content(of: entry).start(count) else {
            throw .damagedEntry(entry.name)
        }
        return bytes
    }

    /// Returns the contents of an entry as they are stored, to write them to another archive.
    public func content(of entry: Entry) throws(ZIPError) -> ZIPContent {
        let size = ZIPIndex.headerSize
        guard let header = file.read(size, at: entry.offset) else {
            throw .damagedEntry(entry.name)
        }
        let start: Int? = header.withUnsafeBytes { header in
            guard header.number(UInt32.self, at: 0) == Signature.entry else { return nil }
            return entry.offset + size + Int(header.number(UInt16.self, at: 26))
                + Int(header.number(UInt16.self, at: 28))
        }
        guard let start, let stored = file.read(entry.storedSize, at: start) else {
            throw .damagedEntry(entry.name)
        }
        return ZIPContent(
            method: entry.method, checksum: entry.checksum, size: entry.size, stored: stored)
    }
}

/// A file that is read in parts.
final class OpenFile: Sendable {
    let status: stat
    private let descriptor: Int32

    var size: Int { Int(status.st_size) }

    init(_ path: String) throws(FileError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            close(descriptor)
            throw FileError(.read, path, code: isFolder ? EISDIR : EINVAL)
        }
        self.status = status
    }

    deinit { close(descriptor) }

    /// Returns the bytes at an offset, or `nil` if the file doesn't have them.
    func read(_ count: Int, at offset: Int) -> Data? {
        guard count >= 0, offset >= 0, offset + count <= size else { return nil }
        var bytes = Data(count: count)
        let isComplete = bytes.withUnsafeMutableBytes { bytes in
            var done = 0
            while done < count {
                let read = pread(descriptor, bytes.baseAddress! + done, count - done, offset + done)
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return false }
                done += read
            }
            return true
        }
        return isComplete ? bytes : nil
    }
}
