import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectFileTests {
    @Test func kinds() throws {
        let files = try TemporaryProject(["A.txt": "text"])
        try files.link("link", to: "A.txt")
        try files.link("broken", to: "Nothing")
        files.makePipe("pipe")
        func kind(_ path: String) -> ProjectFile {
            ProjectFile(at: files.folder.appending(path: path))
        }
        #expect(kind("A.txt") == .file)
        #expect(kind("link") == .file)
        #expect(kind(".") == .folder)
        #expect(kind("pipe") == .special)
        #expect(kind("broken") == .missing)
        // The system would read A.txt.
        #expect(kind("A.txt\0.swift") == .missing)
    }

    /// A pipe without a writer, and devices that don't end.
    @Test(.timeLimit(.minutes(1))) func contents() throws {
        let files = try TemporaryProject(["A.txt": "text"])
        files.makePipe("pipe")
        try files.link("zero", to: "/dev/zero")
        func text(_ path: String, limit: Int = 100) -> String? {
            ProjectFile.data(at: files.folder.appending(path: path), limit: limit)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text("A.txt") == "text")
        #expect(text("A.txt", limit: 4) == "text")
        #expect(text("A.txt", limit: 3) == nil)
        #expect(text("pipe") == nil)
        #expect(text("zero") == nil)
        #expect(text(".") == nil)
        #expect(ProjectFile.data(at: URL(fileURLWithPath: "/proc/self/status")) != nil)
    }
}
