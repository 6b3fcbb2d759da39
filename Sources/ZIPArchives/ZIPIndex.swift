import Foundation

/// The index at the end of a ZIP archive.
struct ZIPIndex {
    /// The size of an entry's header, without its name.
    static let headerSize = 30
    private static let descriptionSize = 46
    private static let endSize = 22
    private static let longEndPlaceSize = 20
    private static let longEndSize = 56

    private(set) var entries: [ZIPArchive.Entry] = []
    private(set) var places: [String: Int] = [:]

    /// Where the descriptions of the entries are.
    private struct Place {
        var offset, size, count: Int
    }

    init(_ file: OpenFile) throws(ZIPError) {
        let place = try Self.place(in: file)
        guard let data = file.read(place.size, at: place.offset) else { throw .damagedIndex }
        entries.reserveCapacity(min(place.count, data.count / Self.descriptionSize))
        places.reserveCapacity(entries.capacity)
        var at = 0
        while at < data.count {
            let entry = try Self.entry(in: data, &at, before: place.offset)
            guard places.updateValue(entries.count, forKey: entry.name) == nil else {
                throw .duplicate(entry.name)
            }
            entries.append(entry)
        }
        guard entries.count == place.count else { throw .damagedIndex }
    }

    /// Finds the record at the end of the file.
    private static func place(in file: OpenFile) throws(ZIPError) -> Place {
        let count = min(file.size, endSize + Int(UInt16.max))
        guard let tail = file.read(count, at: file.size - count) else { throw .notArchive }
        let start = tail.withUnsafeBytes { tail in
            stride(from: tail.count - endSize, through: 0, by: -1).first {
                tail.number(UInt32.self, at: $0) == Signature.end
                    && $0 + endSize + Int(tail.number(UInt16.self, at: $0 + 20)) == tail.count
            }
        }
        guard let start else {
            let first = file.read(4, at: 0)?.withUnsafeBytes { $0.number(UInt32.self, at: 0) }
            throw first == Signature.entry ? .truncated : .notArchive
        }
        var place = tail.withUnsafeBytes { tail in
            Place(
                offset: Int(tail.number(UInt32.self, at: start + 16)),
                size: Int(tail.number(UInt32.self, at: start + 12)),
                count: Int(tail.number(UInt16.self, at: start + 10)))
        }
        var end = file.size - count + start
        if place.count == UInt16.max, let long = longPlace(in: file, before: end) {
            (place, end) = (long.place, long.start)
        }
        guard place.offset + place.size == end else { throw .damagedIndex }
        return place
    }

    /// Reads the record with 64-bit fields, or returns `nil` if there is none.
    private static func longPlace(
        in file: OpenFile, before end: Int
    ) -> (place: Place, start: Int)? {
        guard let pointer = file.read(longEndPlaceSize, at: end - longEndPlaceSize) else {
            return nil
        }
        let start = pointer.withUnsafeBytes { pointer in
            pointer.number(UInt32.self, at: 0) == Signature.longEndPlace
                ? Int(exactly: pointer.number(UInt64.self, at: 8)) : nil
        }
        guard let start, start == end - longEndPlaceSize - longEndSize,
            let record = file.read(longEndSize, at: start)
        else { return nil }
        return record.withUnsafeBytes { record in
            guard record.number(UInt32.self, at: 0) == Signature.longEnd else { return nil }
            let values = [48, 40, 32].map { record.number(UInt64.self, at: $0) }
            // Larger values are certainly wrong, and their sum could overflow.
            guard values.allSatisfy({ $0 <= UInt64(end) }) else { return nil }
            return (
                Place(offset: Int(values[0]), size: Int(values[1]), count: Int(values[2])), start
            )
        }
    }

    /// Reads the description of an entry.
    ///
    /// - Parameters:
    ///   - at: The offset, which advances to the next description.
    ///   - end: The end of the entries.
    private static func entry(
        in data: Data, _ at: inout Int, before end: Int
    ) throws(ZIPError) -> ZIPArchive.Entry {
        let start = at
        guard start + descriptionSize <= data.count else { throw .damagedIndex }
        let (signature, lengths) = data.withUnsafeBytes { data in
            (
                data.number(UInt32.self, at: start),
                [28, 30, 32].map { Int(data.number(UInt16.self, at: start + $0)) }
            )
        }
        let next = start + descriptionSize + lengths.reduce(0, +)
        guard signature == Signature.indexEntry, next <= data.count else { throw .damagedIndex }
        at = next
        let bytes = data.dropFirst(start + descriptionSize).prefix(lengths[0])
        guard let name = String(validating: bytes, as: UTF8.self) else {
            throw .unsafeName(String(decoding: bytes, as: UTF8.self))
        }
        guard isSafe(name) else { throw .unsafeName(name) }
        let fields = data.withUnsafeBytes { data in
            [20, 24, 42].map { Int(data.number(UInt32.self, at: start + $0)) }
        }
        let (flags, method, checksum) = data.withUnsafeBytes { data in
            (
                data.number(UInt16.self, at: start + 8), data.number(UInt16.self, at: start + 10),
                data.number(UInt32.self, at: start + 16)
            )
        }
        let entry = ZIPContent.Method(rawValue: method).map {
            ZIPArchive.Entry(
                name: name, size: fields[1], checksum: checksum, method: $0,
                storedSize: fields[0], offset: fields[2])
        }
        guard flags & 1 == 0, let entry, !fields.contains(ZIPWriter.limit) else {
            throw .unsupported(name)
        }
        guard entry.offset + headerSize + entry.storedSize <= end else { throw .damagedIndex }
        return entry
    }

    /// Whether a name is a path in a folder on all systems.
    private static func isSafe(_ name: String) -> Bool {
        !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") }
            && name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .allSatisfy {
                    !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
                }
    }
}
