import Foundation
import Testing

@testable import AtomicFiles

/// Runs `work` with a new folder.
func withTemporaryFolder(_ work: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try work(url.path)
}

func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}

/// Source: POSIX's rename(2), open(2) and flock(2), as properties.
@Suite struct AtomicFileTests {
    @Test func oldContentsAreKeptUntilTheCommit() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/a"
            try AtomicFile.write(Data("old".utf8), to: path)
            let file = try AtomicFile(path)
            try file.write(Data("n".utf8))
            #expect(text(of: path) == "old")
            try file.write(Data("ew".utf8))
            try file.commit()
            #expect(text(of: path) == "new")
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func uncommittedFilesAreRemoved() throws {
        try withTemporaryFolder { folder in
            do {
                let file = try AtomicFile(folder + "/a")
                try file.write(Data("n".utf8))
                #expect(try names(in: folder).count == 1)
            }
            #expect(try names(in: folder) == [])
        }
    }

    @Test func theLastCommitWins() throws {
        try withTemporaryFolder { folder in
            let files = try (0..<3).map { _ in try AtomicFile(folder + "/a") }
            for (index, file) in files.enumerated() { try file.write(Data("\(index)".utf8)) }
            for index in [2, 0, 1] { try files[index].commit() }
            #expect(text(of: folder + "/a") == "1")
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func permissionsAreKept() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/a"
            try AtomicFile.write(Data(), to: path)
            chmod(path, 0o640)
            try AtomicFile.write(Data("new".utf8), to: path)
            var found = stat()
            #expect(stat(path, &found) == 0 && found.st_mode & 0o777 == 0o640)
        }
    }

    /// A report may be written to /dev/stdout or /dev/null, which must not be replaced with files.
    @Test func devicesAndLinksAreNotReplaced() throws {
        try withTemporaryFolder { folder in
            #expect(mkfifo(folder + "/pipe", 0o600) == 0)
            let reader = open(folder + "/pipe", O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            try AtomicFile.save(Data("text".utf8), to: folder + "/pipe")
            var bytes = [UInt8](repeating: 0, count: 8)
            #expect(read(reader, &bytes, 8) == 4)

            try AtomicFile.write(Data("old".utf8), to: folder + "/file")
            #expect(symlink("file", folder + "/link") == 0)
            try AtomicFile.save(Data("new".utf8), to: folder + "/link")
            #expect(text(of: folder + "/file") == "new")
            #expect(try names(in: folder) == ["file", "link", "pipe"])
        }
    }

    @Test func errorsNameTheirCause() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write(Data(), to: folder + "/file")
            func code(_ path: String) -> Int32? {
                #expect(throws: FileError.self) { try AtomicFile.write(Data(), to: path) }?.code
            }
            #expect(code(folder + "/file/a") == EEXIST)
            #expect(code(folder + "/file/a/b") == ENOTDIR)
            try Folder.create(folder + "/b/c")
            #expect(code(folder + "/b") == EISDIR)
            #expect(code(folder + "/" + String(repeating: "n", count: 256)) == ENAMETOOLONG)
            #expect(code("") == ENOENT)
            // A device that is always full.
            let full = #expect(throws: FileError.self) {
                try AtomicFile.save(Data("text".utf8), to: "/dev/full")
            }
            #expect(
                full?.description
                    == "/dev/full: can't be written: no space left on the disk — free some space,"
                    + " and try again")
            #expect(try names(in: folder) == ["b", "file"])
        }
    }

    @Test(arguments: [("a", "."), ("a/b", "a"), ("/a", "/"), ("/a/b/", "/a"), ("a//b", "a")])
    func parentFolders(path: String, parent: String) { #expect(Folder.parent(of: path) == parent) }
}
