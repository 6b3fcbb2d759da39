import AtomicFiles
import ContactSheetSnapshots
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: the command's help.
@MainActor @Suite struct PruneCommandTests {
    private static let reference = "<svg><metadata>\ncontactsheet 2\nviews:\n</metadata></svg>"

    /// Runs the command in a folder with a reference that is in use, an obsolete one, and an
    /// unrelated file.
    private func run(
        _ flags: String..., previews: [Preview] = [Preview("Box") { UIView() }], ci: Bool = false
    ) throws -> (lines: [String], files: [String]) {
        let before = CommandInput.current
        CommandInput.current = CommandInput(name: "Test", previews: previews, readsDocuments: false)
        defer { CommandInput.current = before }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "prune-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["Box/iphone-x.portrait.svg", "Old/iphone-x.portrait.svg"] {
            try AtomicFile.write(Data(Self.reference.utf8), to: folder.path + "/" + path)
        }
        try AtomicFile.write(Data("<svg/>".utf8), to: folder.path + "/Logos/logo.svg")
        let command = try PruneCommand.parse(["--snapshots", folder.path] + flags)
        var lines: [String] = []
        try command.prune(environment: ci ? ["CI": "1"] : [:]) { lines.append($0) }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return (lines, files.filter { $0.hasSuffix(".svg") || $0 == "Old" }.sorted())
    }

    private static let all = [
        "Box/iphone-x.portrait.svg", "Logos/logo.svg", "Old", "Old/iphone-x.portrait.svg",
    ]

    @Test func obsoleteReferencesAreRemovedAndPrinted() throws {
        let result = try run()
        #expect(result.files == ["Box/iphone-x.portrait.svg", "Logos/logo.svg"])
        #expect(result.lines.count == 2)
        #expect(result.lines.first?.hasSuffix("Old/iphone-x.portrait.svg") == true)
        #expect(result.lines.last == "1 reference removed")
    }

    @Test func aDryRunRemovesNothing() throws {
        let result = try run("--dry-run", ci: true)
        #expect(result.files == Self.all)
        #expect(result.lines.last == "1 reference to remove")
    }

    @Test(arguments: [
        ("--grep", "Box"), ("--scene", "Box"), ("--devices", "iphone-x"),
    ])
    func filteringOptionsAreErrors(option: String, value: String) {
        let error = #expect(throws: UsageError.self) { try run(option, value) }
        #expect(
            error?.description
                == "prune requires all previews, but \(option) excludes some; omit it")
    }

    @Test func nothingIsRemovedOnCI() {
        #expect(throws: SnapshotError.recordingOnCI) { try run(ci: true) }
    }
}
