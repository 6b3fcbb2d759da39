import ContactSheetDiagnostics
import Foundation
import InterfaceBuilder
import SnapshotTesting
import Testing
import UIKit

/// Source: the documented modes of swift-snapshot-testing, and the decisions in
/// Documentation/SnapshotTesting.md.
@Suite struct VerifySnapshotTests {
    private let folder = TemporaryFolder()

    private func verify(
        _ text: String, record: SnapshotTestingConfiguration.Record? = nil,
        _ environment: [String: String] = [:]
    ) -> String? {
        folder.run(environment) {
            verifySnapshot(
                of: text, as: .lines, named: "text", record: record,
                snapshotDirectory: folder.path, testName: "testText()")
        }
    }

    @Test func theFirstRunRecordsAndFails() {
        let failure = verify("a\nb")
        #expect(
            failure?.hasPrefix("Snapshot \"testText.text\" has no reference. Recorded:\n") == true)
        #expect(failure?.contains("\(folder.path)/testText.text.txt") == true)
        #expect(folder.text("testText.text.txt") == "a\nb")
        #expect(verify("a\nb") == nil)
    }

    @Test func aContainerIsRefused() {
        let failure = folder.run([:]) {
            verifySnapshot(
                of: "a", as: .lines, snapshotDirectory: folder.path + "/S.contactsheet",
                testName: "testText()")
        }
        #expect(
            failure
                == "The path \"\(folder.path)/S.contactsheet\" is that of a container, which tests"
                + " with assertions don't use — specify a folder")
    }

    @Test func aChangeFailsWithTheFilesAndTheChangedLines() throws {
        _ = verify("a\nb\nc\n")
        let failure = try #require(verify("a\nB\nc\n"))
        let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "Snapshot \"testText.text\" does not match reference.")
        #expect(failure.contains("reference:   \(folder.path)/testText.text.txt\n"))
        #expect(failure.hasSuffix("\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c"))
        #expect(folder.text("testText.text.txt") == "a\nb\nc\n")
        #expect(folder.text("failed/VerifySnapshotTests/testText.text.txt") == "a\nB\nc\n")
    }

    @Test func recordModes() {
        #expect(verify("a", record: .never)?.contains("recording is off") == true)
        #expect(folder.files.isEmpty)
        #expect(verify("a", record: .all)?.hasPrefix("Record mode is on.") == true)
        #expect(verify("b", record: .missing) != nil)
        #expect(folder.text("testText.text.txt") == "a")
        #expect(verify("b", record: .failed)?.contains("Recorded the new snapshot.") == true)
        #expect(verify("b", record: .never) == nil)
        #expect(verify("c", record: true) != nil)
        #expect(folder.text("testText.text.txt") == "c")
    }

    @Test func theEnvironmentSetsTheMode() {
        #expect(verify("a", ["SNAPSHOT_TESTING_RECORD": "never"])?.contains("off") == true)
        #expect(verify("a", ["SNAPSHOT_TESTING_RECORD": "all"])?.contains("mode is on") == true)
        #expect(verify("a", ["SNAPSHOT_TESTING_RECORD": "all"])?.contains("mode is on") == true)
    }

    @Test func anInvalidModeIsReportedOnce() {
        let environment = ["SNAPSHOT_TESTING_RECORD": "nevr"]
        _ = verify("a")
        #expect(
            verify("a", environment) == """
                SNAPSHOT_TESTING_RECORD has the unknown value 'nevr', so missing references are \
                recorded — did you mean 'never'? Expected all, failed, missing, or never
                """)
        #expect(verify("a", environment) == nil)
        #expect(verify("a", ["SNAPSHOT_TESTING_RECORD": "FAILED"]) == nil)
        #expect(verify("a", ["SNAPSHOT_TESTING_RECORD": ""]) == nil)
    }

    @Test func nothingIsRecordedOnCI() {
        for record in [SnapshotTestingConfiguration.Record.all, .failed, .missing, .never] {
            #expect(
                verify("a", record: record, ["CI": "true"]) == """
                    Snapshot "testText.text" has no reference, and nothing is recorded on CI (CI is \
                    set) — run the test locally, review \(folder.path)/testText.text.txt, and commit it
                    """)
        }
        #expect(folder.files.isEmpty)
        _ = verify("a")
        for record in [SnapshotTestingConfiguration.Record.all, .failed, .missing, .never] {
            #expect(verify("b", record: record, ["CI": "true"])?.contains("not match") == true)
            #expect(verify("a", record: record, ["CI": "true"]) == nil)
        }
        #expect(folder.text("testText.text.txt") == "a")
    }

    @Test func unnamedSnapshotsAreNumbered() {
        for text in ["a", "b"] {
            _ = folder.run {
                verifySnapshot(
                    of: text, as: .lines, snapshotDirectory: folder.path,
                    testName: "testNumbers(\(folder.path))")
            }
        }
        #expect(folder.files.map { $0.suffix(6) } == [".1.txt", ".2.txt"])
    }

    @Test func errorsAreFailures() {
        struct Failure: Error, CustomStringConvertible { var description: String { "no user" } }
        func value() throws -> String { throw Failure() }
        let failure = verifySnapshot(of: try value(), as: .lines)
        #expect(failure == "The snapshot can't be taken: no user")
        let endless = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { _ in
            Async { _ in }
        }
        #expect(
            verifySnapshot(of: 1, as: endless, timeout: 0.02)?.contains("isn't available") == true)
    }

    /// Own strategies may hide the views that they render from their types.
    @Test @MainActor func whateverShowsViewsIsInTheFolderOfThisPackage() {
        let first = Snapshotting<Data, Data>.data.asyncPullback { (views: [UIView]) in
            Snapshotting<UIView, UIImage>.image.snapshot(views[0]).map { $0.pngData() ?? Data() }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        _ = folder.run {
            verifySnapshot(
                of: [view], as: first, named: "data", snapshotDirectory: folder.path,
                testName: "testViews()")
        }
        #expect(folder.files == ["Contactsheet/testViews.data"])
    }

    @Test @MainActor func causesNameTheLineOfTheDocument() throws {
        func controller(_ text: String) throws -> UIViewController? {
            let file = URL(fileURLWithPath: "\(folder.path)/\(text).storyboard")
            try """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
            initialViewController="first"><scenes><scene><objects><viewController id="first">
            <view key="view" id="all"><rect key="frame" width="40" height="20"/><subviews>
            <label text="\(text)" id="label"><rect key="frame" width="40" height="20"/></label>
            </subviews></view></viewController></objects></scene></scenes></document>
            """.write(to: file, atomically: true, encoding: .utf8)
            return Simulation.run {
                DocumentFolders.main.add(URL(fileURLWithPath: folder.path))
                return UIStoryboard(name: text, bundle: nil).instantiateInitialViewController()
            }
        }
        func failure(_ text: String) throws -> String? {
            let controller = try #require(try controller(text))
            return folder.run {
                verifySnapshot(
                    of: controller, as: .image(size: CGSize(width: 40, height: 20)),
                    named: "text", snapshotDirectory: folder.path, testName: "testText()")
            }
        }
        #expect(try failure("Save")?.contains("has no reference") == true)
        #expect(
            try failure("Keep")?.contains(
                "\n“Keep” label: text “Save” → “Keep” (Keep.storyboard:3)\n")
                == true)
    }

    @Test(arguments: [
        ("size 1\n", "is a Git LFS pointer — run `git lfs pull`"),
        ("<<<<<<< A\n=======\n>>>>>>> B\n", "contains merge conflict markers"),
    ])
    func aFileOfGitIsNamed(end: String, message: String) async throws {
        let file = Data("version https://git-lfs.github.com/spec/v1\n\(end)".utf8)
        let view = await UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        for path in ["testText.text.txt", "Contactsheet/testText.text.png"] {
            let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.write(to: url)
            let failure = folder.run {
                path.hasSuffix(".txt")
                    ? verifySnapshot(
                        of: "new", as: .lines, named: "text", record: .missing,
                        snapshotDirectory: folder.path, testName: "testText()")
                    : verifySnapshot(
                        of: view, as: .image, named: "text", record: .missing,
                        snapshotDirectory: folder.path, testName: "testText()")
            }
            #expect(failure?.contains(message) == true)
            #expect(try Data(contentsOf: url) == file)
        }
    }

    @Test func aSimulatorsImageIsNeitherComparedNorReplaced() async throws {
        let path = "\(folder.path)/Contactsheet/testText.text.png"
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Contactsheet", withIntermediateDirectories: true)
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        try png.write(to: URL(fileURLWithPath: path))
        let view = await UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        for record in [SnapshotTestingConfiguration.Record.all, .missing] {
            let failure = folder.run {
                verifySnapshot(
                    of: view, as: .image, named: "text", record: record,
                    snapshotDirectory: folder.path, testName: "testText()")
            }
            #expect(failure?.contains("was made by another program") == true)
        }
        #expect(FileManager.default.contents(atPath: path) == png)
    }
}
