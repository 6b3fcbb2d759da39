import Foundation
import Testing

@testable import AtomicFiles

/// Source: this package's decision on which files may be removed: only those that are certainly its
/// own.
@Suite struct TemporaryFilesTests {
    /// A process that has ended.
    private func endedProcess() throws -> pid_t {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    private func write(_ text: String, _ path: String, age: TimeInterval = 0) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }

    @Test func filesOfEndedProcessesAreRemoved() throws {
        try withTemporaryFolder { folder in
            // Process IDs are reused: neither this process nor another running one holds the file.
            for process in [try endedProcess(), getpid(), 1] {
                try write("part", folder + "/.contactsheet-\(process)-900.tmp")
            }
            try AtomicFile.write(Data(), to: folder + "/a")
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func filesBeingWrittenAreKept() throws {
        try withTemporaryFolder { folder in
            let file = try AtomicFile(folder + "/a")
            TemporaryFiles.removeLeftovers(in: folder)
            #expect(try names(in: folder).count == 1)
            try file.commit()
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func otherFilesAreKept() throws {
        try withTemporaryFolder { folder in
            let others = [
                ".contactsheet-1-2.tmp.txt", ".contactsheet-x-2.tmp", "contactsheet-1-2.tmp",
                ".contactsheet.yml", ".a.svg.partial", ".dat.nosync1.abc", ".contactsheet.A",
            ]
            for name in others { try write("other", folder + "/" + name, age: 3600) }
            TemporaryFiles.removeLeftovers(in: folder)
            #expect(try names(in: folder) == others.sorted())
        }
    }

    @Test func filesOfEarlierVersionsAreRemoved() throws {
        try withTemporaryFolder { folder in
            let process = String(try endedProcess(), radix: 16)
            let id = UUID().uuidString
            try write("<document>", folder + "/.contactsheet.\(id)", age: 3600)
            try write("", folder + "/.iphone-x.portrait.svg.partial", age: 3600)
            try write(
                #"{"generator":"contactsheet 0.1.0""#, folder + "/.manifest.json.partial", age: 3600
            )
            try write(
                "<svg><metadata>\ncontactsheet 1", folder + "/.dat.nosync\(process).Ab12Cd",
                age: 3600)
            // This file may still be being written.
            try write("", folder + "/.iphone-1.portrait.svg.partial")
            TemporaryFiles.removeLeftovers(in: folder)
            #expect(try names(in: folder) == [".iphone-1.portrait.svg.partial"])
        }
    }
}
