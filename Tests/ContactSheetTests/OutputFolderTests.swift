import AtomicFiles
import Foundation
import Testing

@testable import ContactSheet

/// Source: this package's decision: only its own files are replaced.
@MainActor @Suite struct OutputFolderTests {
    private func withFolder(_ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "output-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try work(folder)
    }

    @Test func otherPagesAreNotOverwritten() throws {
        try withFolder { folder in
            let page = folder + "/index.html"
            try AtomicFile.write(Data("<!doctype html><title>Home</title>".utf8), to: page)
            #expect(throws: UsageError.notGenerated(page)) {
                try OutputFolder(folder, generated: ["index.html"])
            }
            _ = try OutputFolder(folder)
        }
    }

    @Test func manifestIsWrittenAtomically() throws {
        try withFolder { folder in
            let output = try OutputFolder(folder, generated: ["manifest.json"])
            let manager = FileManager.default
            let path = folder + "/manifest.json"
            do {
                _ = try Manifest(in: output)
                #expect(!manager.fileExists(atPath: path))
            }
            #expect(try manager.contentsOfDirectory(atPath: folder) == [])
            // Two simultaneous runs have separate temporary files.
            let (first, second) = (try Manifest(in: output), try Manifest(in: output))
            try second.finish()
            try first.finish()
            #expect(try manager.contentsOfDirectory(atPath: folder) == ["manifest.json"])
            let data = try #require(manager.contents(atPath: path))
            #expect((try JSONSerialization.jsonObject(with: data) as? [String: Any])?.count == 2)
            _ = try OutputFolder(folder, generated: ["manifest.json"])
        }
    }

    @Test func errorsNameTheCause() throws {
        try withFolder { folder in
            try AtomicFile.write(Data(), to: folder + "/file")
            let error = #expect(throws: FileError.self) { try OutputFolder(folder + "/file/a") }
            #expect(error?.code == ENOTDIR)
        }
        #expect(
            Console.message(forOutputError: ENOSPC)
                == "standard output can't be written: no space left on the disk — free some"
                + " space, and try again")
        #expect(Console.message(forOutputError: EBADF).hasPrefix("standard output is closed"))
    }
}
