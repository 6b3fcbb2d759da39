import Foundation

/// What a file contains instead of its contents: what version control, a server, or an interrupted
/// program has left.
///
/// Programs that can't read a file use it to name the reason.
public enum FileDefect: Sendable, Hashable {
    case empty
    /// The pointer of a file in Git LFS that wasn't downloaded.
    case gitLFSPointer
    /// A merge that wasn't finished, also of two pointers, with the line of the first marker, from 1.
    case conflictMarkers(line: Int)
    /// An HTML page, such as that of a server's error.
    case webPage
    /// The end is missing.
    case truncated

    /// Detects the defect of a file, or returns `nil` if none is known.
    public init?(_ data: Data) {
        if data.isEmpty {
            self = .empty
        } else if let isWhole = BinaryStructure.isWhole(data) {
            if isWhole { return nil }
            self = .truncated
        } else if let line = ConflictMarkers.firstLine(in: data) {
            self = .conflictMarkers(line: line)
        } else if Self.pointers.contains(where: { data.starts(with: Data($0.utf8)) }) {
            self = .gitLFSPointer
        } else if TextStructure.isWebPage(data) {
            self = .webPage
        } else if TextStructure.isTruncated(data) {
            self = .truncated
        } else {
            return nil
        }
    }

    /// Detects the defect of a file, or returns `nil` if none is known or the file can't be read.
    public init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    /// The first lines of pointers (the "Git LFS Specification").
    private static let pointers = [
        "version https://git-lfs.github.com/spec/", "version https://hawser.github.com/spec/",
    ]

    /// The line in the file, or `nil` for the whole file.
    public var line: Int? {
        if case .conflictMarkers(let line) = self { line } else { nil }
    }

    /// What to do about it.
    public var hint: String {
        switch self {
        case .empty, .truncated: "restore it from version control"
        case .gitLFSPointer: "run `git lfs pull`"
        case .conflictMarkers: "resolve the conflict"
        case .webPage: "replace it with the file"
        }
    }
}

extension FileDefect: CustomStringConvertible {
    /// The defect as the end of a sentence that begins with the file.
    public var description: String {
        switch self {
        case .empty: "is empty"
        case .gitLFSPointer: "is a Git LFS pointer"
        case .conflictMarkers: "contains merge conflict markers"
        case .webPage: "is an HTML page, such as that of a server's error"
        case .truncated: "is truncated"
        }
    }

    /// Returns the message about a file, with what to do about the defect.
    public func message(of path: String, hint: String? = nil) -> String {
        "\(path):\(line.map { "\($0):" } ?? "") \(self) — \(hint ?? self.hint)"
    }
}

/// The markers that Git writes around both versions of a conflict.
private enum ConflictMarkers {
    /// Returns the line of the first marker that begins or ends a conflict.
    static func firstLine(in data: Data) -> Int? {
        guard let start = ["<<<<<<<", ">>>>>>>"].compactMap({ marker($0, in: data) }).min() else {
            return nil
        }
        return data[..<start].count(where: { $0 == UInt8(ascii: "\n") }) + 1
    }

    /// Returns the start of the first line that consists of the marker, or of the marker, a space,
    /// and a name.
    private static func marker(_ text: String, in data: Data) -> Int? {
        let marker = Data(text.utf8)
        var start = data.startIndex
        while let found = data.range(of: marker, in: start..<data.endIndex) {
            let isFirst =
                found.lowerBound == data.startIndex
                || data[found.lowerBound - 1] == UInt8(ascii: "\n")
            let next = found.upperBound < data.endIndex ? data[found.upperBound] : 0x0A
            if isFirst, [0x20, 0x0A, 0x0D].contains(next) { return found.lowerBound }
            start = found.upperBound
        }
        return nil
    }
}

/// The structure of files in text formats.
private enum TextStructure {
    static func isWebPage(_ data: Data) -> Bool {
        let start = String(decoding: significant(data.prefix(512)), as: UTF8.self).lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    /// Whether the end of an XML, JSON, or project file is missing.
    static func isTruncated(_ data: Data) -> Bool {
        let text = significant(data)
        let last = text.last { !isSpace($0) }
        switch text.first {
        case UInt8(ascii: "<"): return !isWholeXML(text)
        case UInt8(ascii: "{"): return last != UInt8(ascii: "}")
        case UInt8(ascii: "["): return last != UInt8(ascii: "]")
        case UInt8(ascii: "/") where text.starts(with: Data("// !$*UTF8*$!".utf8)):
            return last != UInt8(ascii: "}")
        default: return false
        }
    }

    /// Returns the data without a byte order mark and white space at the start.
    private static func significant(_ data: Data) -> Data {
        let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return start.drop(while: isSpace)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    /// Whether the last tag is the end of the root element.
    private static func isWholeXML(_ text: Data) -> Bool {
        guard let root = element(in: text, from: text.startIndex) else { return false }
        let name = text[root...].dropFirst().prefix {
            !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        }
        guard let last = text.lastIndex(where: { !isSpace($0) }) else { return false }
        let end = text[...last]
        func ends(with suffix: Data) -> Bool { end.suffix(suffix.count) == suffix }
        if ends(with: Data("</".utf8) + name + Data(">".utf8)) || ends(with: Data("-->".utf8)) {
            return true
        }
        return ends(with: Data("/>".utf8)) && element(in: text, from: root + 1) == nil
    }

    /// Returns the start of the first tag that begins an element.
    private static func element(in text: Data, from start: Int) -> Int? {
        var start = start
        while let tag = text[start...].firstIndex(of: UInt8(ascii: "<")) {
            guard let next = text[tag...].dropFirst().first else { return nil }
            if next != UInt8(ascii: "?"), next != UInt8(ascii: "!"), next != UInt8(ascii: "/") {
                return tag
            }
            start = tag + 1
        }
        return nil
    }
}

/// The structure of images, fonts, and documents in binary formats.
private enum BinaryStructure {
    /// Returns whether the end of the file is there, or `nil` for other formats.
    static func isWhole(_ data: Data) -> Bool? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return isWholePNG(data) }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) { return isWholeJPEG(data) }
        if data.starts(with: Data("%PDF-".utf8)) {
            return data.suffix(1024).range(of: Data("%%EOF".utf8)) != nil
        }
        let fonts: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
        if fonts.contains(where: { data.starts(with: $0) }) { return isWholeFont(data) }
        return nil
    }

    /// Returns whether all chunks are complete, including the one that ends the file (W3C PNG, 5.3:
    /// chunks of length, type, data, and checksum).
    private static func isWholePNG(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var at = 8
            while at + 12 <= bytes.count {
                let length = number(bytes, at)
                let isEnd = bytes[at + 4..<at + 8].elementsEqual("IEND".utf8)
                at += 12 + length
                if isEnd { return at <= bytes.count }
            }
            return false
        }
    }

    /// Returns whether the end-of-image marker exists (ITU T.81, annex B); some programs write a few
    /// bytes after it.
    private static func isWholeJPEG(_ data: Data) -> Bool {
        let tail = data.suffix(4096)
        return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    /// Returns whether the file contains all tables of its directory (OpenType, "Table Directory").
    private static func isWholeFont(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            guard bytes.count >= 12 else { return false }
            let count = Int(bytes[4]) << 8 | Int(bytes[5])
            guard bytes.count >= 12 + count * 16 else { return false }
            return (0..<count).allSatisfy { table in
                let entry = 12 + table * 16
                return number(bytes, entry + 8) + number(bytes, entry + 12) <= bytes.count
            }
        }
    }

    /// Returns the 32-bit number, whose highest byte is first.
    private static func number(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
    }
}
