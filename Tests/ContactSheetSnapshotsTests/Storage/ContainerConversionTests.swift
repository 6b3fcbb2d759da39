import AtomicFiles
import Foundation
import Testing
import ZIPArchives

@testable import ContactSheetSnapshots

/// Source: this package's decision: folders and containers are converted into each other without a loss.
@Suite struct ContainerConversionTests {
    private func reference(_ text: String) -> Data {
        Data("<svg>\n<metadata>contactsheet 3\nviews:\n</metadata>\(text)</svg>".utf8)
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try Folder.create(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func write(_ files: [String: Data], to folder: String) throws {
        for (path, bytes) in files { try AtomicFile.write(bytes, to: "\(folder)/\(path)") }
    }

    private func files(in folder: String) -> [String: Data] {
        let paths = Folder.files(below: folder, skipsHidden: true) ?? []
        return Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data())
            })
    }

    private var some: [String: Data] {
        [
            "Main/Login/iphone-8.portrait.svg": reference("a"),
            "Main/Login/iphone-8.landscape.svg": reference("b"),
            "durations.json": Data("{}\n".utf8),
        ]
    }

    @Test func referencesAreTheSameAfterBoth() throws {
        try withFolder { folder in
            try write(some, to: folder + "/S")
            let there = try ContainerConversion(
                folder: folder + "/S", container: folder + "/S.contactsheet")
            #expect(try there.pack().written == 2)
            let back = try ContainerConversion(
                folder: folder + "/T", container: folder + "/S.contactsheet")
            #expect(try back.unpack().written == 2)
            #expect(files(in: folder + "/T") == some)
            #expect(try there.pack() == back.unpack(), "nothing is written again")
        }
    }

    @Test func otherReferencesAreNotOverwritten() throws {
        try withFolder { folder in
            try write(some, to: folder + "/S")
            let conversion = try ContainerConversion(
                folder: folder + "/S", container: folder + "/S.contactsheet")
            _ = try conversion.pack()
            let other = ["Main/Login/iphone-8.portrait.svg": reference("other")]
            try write(other, to: folder + "/T")
            let back = try ContainerConversion(
                folder: folder + "/T", container: folder + "/S.contactsheet")
            #expect(throws: SnapshotError.self) { try back.unpack() }
            #expect(files(in: folder + "/T") == other)
            let before = FileManager.default.contents(atPath: folder + "/S.contactsheet")
            #expect(throws: SnapshotError.self) { try back.pack() }
            #expect(FileManager.default.contents(atPath: folder + "/S.contactsheet") == before)
        }
    }

    @Test(arguments: ["", "version https://git-lfs.github.com/spec/v1\n", "<svg></svg>"])
    func whatIsNotAReferenceIsNotPacked(_ text: String) throws {
        try withFolder { folder in
            try write(some, to: folder + "/S")
            try write(["Main/a.svg": Data(text.utf8)], to: folder + "/S")
            let conversion = try ContainerConversion(
                folder: folder + "/S", container: folder + "/S.contactsheet")
            #expect(throws: SnapshotError.self) { try conversion.pack() }
            #expect(ZIPArchive.Identity(folder + "/S.contactsheet") == nil)
        }
    }

    @Test func pathsThatAreNotThoseOfContainersAreRefused() throws {
        #expect(throws: SnapshotError.notContainerPath("S.zip")) {
            try ContainerConversion(folder: "S", container: "S.zip")
        }
    }

    /// A container that is cut off anywhere writes nothing.
    @Test func aTruncatedContainerIsNotUnpacked() throws {
        try withFolder { folder in
            try write(some, to: folder + "/S")
            let container = folder + "/S.contactsheet"
            _ = try ContainerConversion(folder: folder + "/S", container: container).pack()
            let data = try #require(FileManager.default.contents(atPath: container))
            for count in stride(from: 0, to: data.count, by: 7) {
                try AtomicFile.write(data.prefix(count), to: container)
                let back = try ContainerConversion(folder: folder + "/T", container: container)
                #expect(throws: SnapshotError.self) { try back.unpack() }
            }
            #expect(ZIPArchive.Identity(folder + "/T") == nil)
        }
    }

    /// The other entries aren't written either.
    @Test func aContainerWithADamagedEntryIsNotUnpacked() throws {
        try withFolder { folder in
            try write(some, to: folder + "/S")
            let container = folder + "/S.contactsheet"
            _ = try ContainerConversion(folder: folder + "/S", container: container).pack()
            var data = try #require(FileManager.default.contents(atPath: container))
            data[75] ^= 0xFF
            try AtomicFile.write(data, to: container)
            let back = try ContainerConversion(folder: folder + "/T", container: container)
            #expect(throws: SnapshotError.self) { try back.unpack() }
            #expect(ZIPArchive.Identity(folder + "/T") == nil)
        }
    }
}
