import AtomicFiles
import Foundation
import Testing

@testable import ZIPArchives

/// Source: the ".ZIP File Format Specification" (APPNOTE), version 6.3.
@Suite struct ZIPArchiveTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func archive(_ entries: [(String, Data)]) throws -> Data {
        let box = Box()
        var writer = ZIPWriter { box.data += $0 }
        for (name, bytes) in entries { try writer.add(name, try ZIPContent(compressing: bytes)) }
        try writer.finish()
        return box.data
    }

    private final class Box { var data = Data() }

    private func open(_ data: Data, in folder: String) throws -> ZIPArchive {
        try data.write(to: URL(fileURLWithPath: folder + "/a.zip"))
        return try ZIPArchive(folder + "/a.zip")
    }

    private let text = Data(String(repeating: "constraint top = superview.top\n", count: 200).utf8)

    private var two: [(String, Data)] {
        [("Main/a.svg", text), ("Main/é.png", Data([1, 2, 3])), ("Z/none.svg", Data())]
    }

    @Test func entriesAreReadOneByOne() throws {
        try withFolder { folder in
            let archive = try open(try archive(two), in: folder)
            #expect(archive.entries.map(\.name) == two.map(\.0))
            for (name, bytes) in two {
                let entry = try #require(archive[name])
                #expect(try archive.bytes(of: entry) == bytes)
                #expect(try archive.start(of: entry, count: 5) == bytes.prefix(5))
            }
            #expect(archive["Main"] == nil)
        }
    }

    @Test func equalEntriesResultInEqualBytes() throws {
        let first = try archive(two)
        #expect(try archive(two) == first)
        #expect(first.count < text.count / 5)
    }

    /// The last bytes of a file are its index, so none of its beginnings is an archive.
    @Test func aFileThatIsCutOffAnywhereIsNoArchive() throws {
        let data = try archive(two)
        try withFolder { folder in
            for count in 0..<data.count {
                #expect(throws: ZIPError.self, "\(count)") {
                    try open(data.prefix(count), in: folder)
                }
            }
        }
    }

    @Test func aFileWithoutItsStartHasADamagedIndex() throws {
        let data = try archive(two)
        try withFolder { folder in
            #expect(throws: ZIPError.damagedIndex) { try open(data.dropFirst(5), in: folder) }
        }
    }

    /// A byte of an entry that has another value changes its bytes, and not those of the others.
    @Test func damageIsNoticedByTheChecksum() throws {
        var data = try archive(two)
        data[60] ^= 0xFF
        try withFolder { folder in
            let archive = try open(data, in: folder)
            let (first, second) = (archive.entries[0], archive.entries[1])
            #expect(throws: ZIPError.damagedEntry("Main/a.svg")) { try archive.bytes(of: first) }
            #expect(try archive.bytes(of: second) == two[1].1)
        }
    }

    /// No byte with another value ends the process.
    @Test func damageAnywhereIsAnErrorOrAnotherName() throws {
        let data = try archive([("A/a.svg", Data("contents".utf8))])
        try withFolder { folder in
            for place in data.indices {
                var damaged = data
                damaged[place] ^= 0xFF
                guard let archive = try? open(damaged, in: folder) else { continue }
                for entry in archive.entries { _ = try? archive.bytes(of: entry) }
            }
        }
    }

    @Test(arguments: [
        "../x.svg", "/x.svg", "a/../../x.svg", "a//x.svg", "a/./x.svg", "a\\..\\x.svg", "a/", "..",
    ])
    func namesOutsideTheFolderAreRefused(_ name: String) throws {
        let data = try archive([(name, text)])
        try withFolder { folder in
            #expect(throws: ZIPError.unsafeName(name)) { try open(data, in: folder) }
        }
    }

    @Test func twoEntriesOfOneNameAreRefused() throws {
        var data = try archive([("a", text), ("b", text)])
        let last = try #require(data.lastIndex(of: UInt8(ascii: "b")))
        data[last] = UInt8(ascii: "a")
        try withFolder { folder in
            #expect(throws: ZIPError.duplicate("a")) { try open(data, in: folder) }
        }
    }

    @Test func anEncryptedEntryIsRefused() throws {
        var data = try archive([("a", text)])
        let index = try #require(data.range(of: Data([0x50, 0x4B, 1, 2])))
        data[index.lowerBound + 8] |= 1
        try withFolder { folder in
            #expect(throws: ZIPError.unsupported("a")) { try open(data, in: folder) }
        }
    }

    /// A size that DEFLATE can't reach isn't allocated.
    @Test func aSizeThatIsTooLargeIsDamage() throws {
        var data = try archive([("a", text)])
        let index = try #require(data.range(of: Data([0x50, 0x4B, 1, 2])))
        data.replaceSubrange(index.lowerBound + 24..<index.lowerBound + 28, with: [0, 0, 0, 0xF0])
        try withFolder { folder in
            let archive = try open(data, in: folder)
            #expect(throws: ZIPError.damagedEntry("a")) {
                try archive.bytes(of: archive.entries[0])
            }
        }
    }

    @Test func otherFilesAreNoArchives() throws {
        try withFolder { folder in
            #expect(throws: ZIPError.notArchive) { try open(Data(), in: folder) }
            #expect(throws: ZIPError.notArchive) { try open(text, in: folder) }
            #expect(throws: FileError.self) { try ZIPArchive(folder) }
            #expect(throws: FileError.self) { try ZIPArchive(folder + "/missing") }
        }
    }

    @Test func noEntriesAreAnArchive() throws {
        try withFolder { folder in
            let archive = try open(try archive([]), in: folder)
            #expect(archive.entries.isEmpty)
        }
    }

    /// The number of entries has 64 bits from 65,535 on.
    @Test(arguments: [65_534, 65_535, 70_000])
    func manyEntries(_ count: Int) throws {
        let box = Box()
        var writer = ZIPWriter { box.data += $0 }
        let content = try ZIPContent(compressing: Data("x".utf8))
        for number in 0..<count {
            try writer.add("a/\(1_000_000 + number).svg", content)
        }
        try writer.finish()
        try withFolder { folder in
            let archive = try open(box.data, in: folder)
            #expect(archive.entries.count == count)
            let last = try #require(archive["a/\(1_000_000 + count - 1).svg"])
            #expect(try archive.bytes(of: last) == Data("x".utf8))
        }
    }

    /// What replaces the file doesn't change an archive that is open.
    @Test func anOpenArchiveKeepsItsContents() throws {
        try withFolder { folder in
            let archive = try open(try archive(two), in: folder)
            try AtomicFile.write(text, to: folder + "/a.zip")
            #expect(try archive.bytes(of: archive.entries[0]) == text)
            #expect(ZIPArchive.Identity(folder + "/a.zip") != archive.identity)
        }
    }
}
