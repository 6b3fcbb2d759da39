import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: the command's help.
@MainActor struct FixCommandTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>\r
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" useAutolayout="YES">\r
        \t<objects>\r
        \t\t<view contentMode="scaleToFill" id="root">\r
        \t\t\t<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\r
        \t\t\t<subviews>\r
        \t\t\t\t<view contentMode="scaleToFill" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a">\r
        \t\t\t\t\t<rect key="frame" x="20" y="20" width="100" height="50"/>\r
        \t\t\t\t</view>\r
        \t\t\t</subviews>\r
        \t\t</view>\r
        \t</objects>\r
        </document>
        """

    /// Runs the command in a new folder.
    private func run(
        _ flags: String..., contents: String = document, permissions: Int = 0o640
    ) throws -> (lines: [String], diff: String, text: String, permissions: Int) {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "fix-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Main.xib")
        try Data(contents.utf8).write(to: file)
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        let command = try FixCommand.parse([file.path] + flags)
        var (lines, diff): ([String], String) = ([], "")
        try command.fix(file.path) {
            lines.append($0)
        } printDiff: {
            diff += String(decoding: $0, as: UTF8.self)
        }
        #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["Main.xib"])
        let mode = try manager.attributesOfItem(atPath: file.path)[.posixPermissions]
        return (
            lines, diff.replacingOccurrences(of: file.path, with: "Main.xib"),
            String(decoding: try Data(contentsOf: file), as: UTF8.self), mode as? Int ?? 0
        )
    }

    @Test func editsKeepTheFilesFormat() throws {
        let result = try run("--add-missing")
        #expect(
            result.lines == [
                "view a.leading = view root.leading + 20", "view a.top = view root.top + 20",
                "view a.height = 50", "view a.width = 100",
            ])
        #expect(!result.text.contains("fixedFrame"))
        #expect(result.text.contains("\r\n\t\t\t<constraints>\r\n\t\t\t\t<constraint "))
        #expect(!result.text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
        #expect(result.text.hasSuffix("</document>"))
        #expect(result.permissions == 0o640)
    }

    @Test func aDryRunWritesNothing() throws {
        let result = try run("--add-missing", "--dry-run")
        #expect(result.text == Self.document)
        #expect(result.lines == [])
        #expect(result.diff.hasPrefix("--- Main.xib\n+++ Main.xib\n@@ -4,10 +4,18 @@\n"))
        #expect(try run("--clear", "--dry-run").diff == "")
    }

    @Test func unchangedDocumentsAreReported() throws {
        let result = try run("--update-frames")
        #expect(result.text == Self.document)
        #expect(result.lines.first?.hasSuffix("Main.xib: no changes") == true)
    }

    @Test(arguments: [[], ["--clear", "--add-missing"]])
    func exactlyOneFixIsRequired(_ flags: [String]) {
        #expect(throws: (any Error).self) { try FixCommand.parse(["Main.xib"] + flags) }
    }

    @Test func filesChangedDuringTheRunAreNotOverwritten() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).xib")
        try Data("one".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let revision = try FileRevision(path: file.path)
        try Data("two".utf8).write(to: file)
        #expect(throws: RewriteError.changed(file.path)) {
            try revision.replace(with: Data("three".utf8))
        }
        #expect(try Data(contentsOf: file) == Data("two".utf8))
        #expect(throws: RewriteError.notFound("/none/a.xib")) {
            try FileRevision(path: "/none/a.xib")
        }
    }

    /// File systems limit names to 255 bytes; the temporary file for the replacement has its own
    /// name.
    @Test func longestFilenameCanBeWritten() throws {
        let name = String(repeating: "n", count: 251) + ".xib"
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        try Data("one".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try FileRevision(path: file.path).replace(with: Data("two".utf8))
        #expect(try Data(contentsOf: file) == Data("two".utf8))
    }
}
