import Foundation
import SourceRewriting
import Testing

@testable import contactsheet_rewrite

@Suite struct RewrittenTargetTests {
    /// A new folder with a file, which is removed after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

        init(_ code: String) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(code.utf8).write(to: url.appending(path: "Home.swift"))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(check: SourceCheck? = nil) throws {
            try RewrittenTarget(
                RewriteArguments([
                    "--module", "App", "--resources", url.path, "--output", url.path,
                    "--importable", "UIKit", url.appending(path: "Home.swift").path,
                ]), check: check
            ).write()
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        func date(_ name: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)[
                .modificationDate] as? Date
        }
    }

    @Test func rewrittenFilesNameTheOriginal() throws {
        let folder = try Folder(
            "import UIKit\nclass Home: UIViewController { @objc func a() {} }\n")
        try folder.write()
        let text = try folder.text("Home+Linux.swift")
        #expect(text.contains("#sourceLocation(file: \"\(folder.url.path)/Home.swift\", line: 1)"))
        #expect(text.contains("class Home: UIViewController { func a() {} }"))
        #expect(try folder.text("AppDeclarations.swift").contains("_registerClasses0()"))
    }

    /// Code that ends the parser ends another process. The tests are an executable next to the others.
    @Test func deepFiles() throws {
        signal(SIGPIPE, SIG_IGN)
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let check = SourceCheck(
            executable: tests.deletingLastPathComponent().appending(path: "contactsheet-rewrite"))
        let brackets = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        let folder = try Folder("let a = \(brackets)")
        #expect {
            try folder.write(check: check)
        } throws: { "\($0)".hasPrefix(folder.url.path + "/Home.swift: the parser ") }
        // The next file has a new process.
        #expect(try check.failure(of: "let a = 1") == nil)
        #expect(try check.failure(of: "let a = [[[1]]]") == nil)
    }

    @Test func unchangedFilesKeepTheirDates() throws {
        let folder = try Folder("let a = 1\n")
        try folder.write()
        let path = folder.url.appending(path: "Home+Linux.swift").path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        try folder.write()
        #expect(try folder.date("Home+Linux.swift") == Date(timeIntervalSince1970: 0))
    }
}
