import Foundation

/// Writes a ZIP archive (APPNOTE 6.3): entries in the order of their names, without times, then the index. The same
/// entries result in the same bytes.
public struct ZIPWriter {
    /// The first size and offset that 32 bits can't store. Entries of 4 GB or later ones would require fields
    /// that some programs don't read.
    static let limit = Int(UInt32.max)

    private let output: (Data) throws -> Void
    private var index = Data()
    private var count = 0
    private var offset = 0
    private var last: String?

    /// Creates a writer.
    ///
    /// - Parameter output: Called with the parts of the file, in order.
    public init(_ output: @escaping (Data) throws -> Void) {
        self.output = output
    }

    /// The order of entries: that of the names' bytes.
    public static func precedes(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    /// Adds an entry, whose name is after those before it.
    ///
    /// - Throws: `ZIPError.tooLarge`, or what the output throws.
    public mutating func add(_ name: String, _ content: ZIPContent) throws {
        precondition(last.map { Self.precedes($0, name) } ?? true, "the entries aren't sorted")
        last = name
        guard name.utf8.count <= UInt16.max, offset < Self.limit else { throw ZIPError.tooLarge }
        var header = Data()
        header.append(number: Signature.entry)
        Self.describe(content, name, in: &header)
        header.append(contentsOf: name.utf8)
        index.append(number: Signature.indexEntry)
        index.append(number: Self.madeBy)
        Self.describe(content, name, in: &index)
        // No comment, the first disk, and binary contents.
        index.append(Data(count: 6))
        index.append(number: Self.permissions)
        index.append(number: UInt32(offset))
        index.append(contentsOf: name.utf8)
        try output(header)
        try output(content.stored)
        offset += header.count + content.stored.count
        count += 1
    }

    /// Writes the index.
    ///
    /// - Throws: `ZIPError.tooLarge`, or what the output throws.
    public mutating func finish() throws {
        guard offset + index.count < Self.limit else { throw ZIPError.tooLarge }
        var end = Data()
        if count >= UInt16.max { end = manyEntriesEnd }
        let shortCount = UInt16(min(count, Int(UInt16.max)))
        end.append(number: Signature.end)
        end.append(number: UInt32(0))
        end.append(number: shortCount)
        end.append(number: shortCount)
        end.append(number: UInt32(index.count))
        end.append(number: UInt32(offset))
        end.append(number: UInt16(0))
        try output(index)
        try output(end)
    }

    /// The record with the number of entries if 16 bits can't store it, and where it is.
    private var manyEntriesEnd: Data {
        var end = Data()
        end.append(number: Signature.longEnd)
        end.append(number: UInt64(44))
        end.append(number: Self.madeBy)
        end.append(number: Self.longVersion)
        end.append(number: UInt64(0))
        for value in [count, count, index.count, offset] { end.append(number: UInt64(value)) }
        end.append(number: Signature.longEndPlace)
        end.append(number: UInt32(0))
        end.append(number: UInt64(offset + index.count))
        end.append(number: UInt32(1))
        return end
    }

    /// Appends the fields that an entry and its description in the index share.
    private static func describe(_ content: ZIPContent, _ name: String, in data: inout Data) {
        data.append(number: version)
        data.append(number: namesAreUTF8)
        data.append(number: content.method.rawValue)
        data.append(number: UInt16(0))
        data.append(number: firstDay)
        data.append(number: content.checksum)
        data.append(number: UInt32(content.stored.count))
        data.append(number: UInt32(content.size))
        data.append(number: UInt16(name.utf8.count))
        data.append(number: UInt16(0))
    }

    /// Version 2.0, which has DEFLATE and folders.
    private static let version: UInt16 = 20
    /// Version 4.5, which has 64-bit fields.
    private static let longVersion: UInt16 = 45
    /// Version 2.0 on Unix, so that the permissions have a meaning.
    private static let madeBy: UInt16 = 3 << 8 | 20
    /// A file that its owner can write and others can read.
    private static let permissions: UInt32 = 0o100644 << 16
    private static let namesAreUTF8: UInt16 = 1 << 11
    /// January 1, 1980.
    private static let firstDay: UInt16 = 1 << 5 | 1
}

/// The numbers with which the parts of an archive begin.
enum Signature {
    static let entry: UInt32 = 0x0403_4B50
    static let indexEntry: UInt32 = 0x0201_4B50
    static let end: UInt32 = 0x0605_4B50
    static let longEnd: UInt32 = 0x0606_4B50
    static let longEndPlace: UInt32 = 0x0706_4B50
}
