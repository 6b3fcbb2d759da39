import Foundation

/// An operation on a file that failed, with the system's error number.
public struct FileError: Error, Sendable, Hashable {
    public enum Operation: Sendable, Hashable {
        case read, write, remove
    }

    public var path: String
    public var operation: Operation
    /// The value of `errno`.
    public var code: Int32

    public init(_ operation: Operation, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }
}

extension FileError: CustomStringConvertible {
    /// The file, the cause, and a suggestion, on one line.
    public var description: String {
        let verb =
            switch operation {
            case .read: "read"
            case .write: "written"
            case .remove: "removed"
            }
        return "\(path): can't be \(verb): \(SystemError(code).description)"
    }
}

/// A system error number with its cause and a hint.
public struct SystemError: Sendable, Hashable, CustomStringConvertible {
    public let code: Int32

    public init(_ code: Int32) { self.code = code }

    public var description: String { "\(cause) — \(hint)" }

    public var cause: String { Self.known[code]?.cause ?? String(cString: strerror(code)) }

    public var hint: String { Self.known[code]?.hint ?? "check the path and the file system" }

    private static let permissions = (
        cause: "permission denied", hint: "check the permissions of the file and its folder"
    )
    private static let busy = (
        cause: "the file is in use", hint: "quit the program that uses it, and try again"
    )
    private static let openFiles = (
        cause: "too many open files", hint: "raise the limit with `ulimit -n`"
    )
    private static let known: [Int32: (cause: String, hint: String)] = [
        ENOSPC: ("no space left on the disk", "free some space, and try again"),
        EDQUOT: ("disk quota exceeded", "free some space, and try again"),
        EFBIG: ("the file is too large", "raise the limit with `ulimit -f`"),
        EROFS: ("the file system is read-only", "choose another folder"),
        EACCES: permissions, EPERM: permissions,
        EISDIR: ("the path is a folder", "choose another name, or remove the folder"),
        ENOTDIR: ("part of the path is a file, not a folder", "choose another path"),
        EEXIST: ("a file with this name exists", "choose another name, or remove the file"),
        ENOENT: ("no such file or folder", "check the path"),
        ENAMETOOLONG: ("the name is too long", "choose a shorter name"),
        ELOOP: ("too many symbolic links", "check the symbolic links in the path"),
        EBUSY: busy, ETXTBSY: busy, EMFILE: openFiles, ENFILE: openFiles,
        EIO: ("input/output error", "check the disk"),
    ]
}
