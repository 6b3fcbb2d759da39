import ArgumentParser
import Foundation
import Testing

@testable import ContactSheet
@testable import ContactSheetLint

/// Source: the exit status documented in the command's help.
@MainActor @Suite struct LintCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lint-\(UUID().uuidString)")

    /// Writes a document with a label of 157 points for a longer text, without a horizontal
    /// position.
    private func document() throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Stats.xib")
        try """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
        <device id="retina6_1" orientation="portrait"/><objects>
        <view id="v"><rect key="frame" width="414" height="896"/><subviews>
        <label text="15 colored characters" adjustsFontSizeToFit="NO" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="100" width="157" height="21"/><constraints>
        <constraint firstAttribute="width" constant="60" id="w"/></constraints></label>
        </subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
        constant="100" id="t"/></constraints></view>
        </objects></document>
        """.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    /// Runs the command and returns its exit status and report.
    private func run(_ arguments: [String]) async throws -> (status: Int32, text: String) {
        let report = folder.appendingPathComponent("report")
        var command = try LintCommand.parse(
            arguments + ["--devices", "iphone-x", "-o", report.path])
        var status: Int32 = 0
        do { try await command.run() } catch let code as ExitCode { status = code.rawValue }
        return (status, (try? String(contentsOf: report, encoding: .utf8)) ?? "")
    }

    @Test func issuesFailTheRun() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try document()
        let all = try await run([path])
        #expect(all.status == 1)
        #expect(all.text.contains("error: Need constraints for: X position [missing-constraints]"))
        let verbose = try await run([path, "--verbose"])
        #expect(verbose.text.contains("    - Consequence: “15 colored characters”"))
        let errors = try await run([path, "--severity", "error"])
        #expect(errors.status == 1)
        #expect(errors.text.contains("1 error; 1 of lower severity"))
        let none = try await run([path, "--severity", "error", "--disable", "missing-constraints"])
        #expect(none.status == 0)
        let one = try await run([path, "--rule", "truncated-text"])
        #expect(one.text.hasSuffix("1 warning\n"))
    }

    @Test func issuesInTheBaselineAreNotReported() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try document()
        let baseline = folder.appendingPathComponent("baseline.json").path
        let update = try await run([path, "--baseline", baseline, "--update-baseline"])
        #expect(update.status == 0)
        let second = try await run([path, "--baseline", baseline])
        #expect(second.status == 0)
        #expect(second.text.contains("no issues; "))
    }

    @Test func invalidArgumentsAreOneLineErrors() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try document()
        for arguments in [["--rule", "nothing"], ["--update-baseline"]] {
            await #expect(throws: UsageError.self) { try await run([path] + arguments) }
        }
        for arguments in [["--severity", "fatal"], ["--reporter", "xml"]] {
            #expect(throws: (any Error).self) { try LintCommand.parse([path] + arguments) }
        }
    }

    @Test func listingContainsEachRule() {
        let lines = RuleList.lines
        #expect(lines.first?.hasPrefix("missing-constraints ") == true)
        #expect(lines.contains { $0.contains("truncated-text") && !$0.contains("Xcode") })
    }
}
