import Foundation
import Testing

@testable import ContactSheet

/// Source: Documentation/Settings.md.
@MainActor @Suite struct ConfiguredCommandLineTests {
    /// Returns the words of a command line with the settings of a file.
    private func words(_ line: String, _ yaml: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "settings.yml")
        try Data(yaml.utf8).write(to: file)
        return try ConfiguredCommandLine(
            line.split(separator: " ").map(String.init), defaultPath: file.path
        ).words.map { $0.replacing(folder.path, with: "FOLDER") }
    }

    @Test func settingsAreOptionsAfterTheSubcommand() throws {
        let yaml = """
            devices: [iphone-8, ipad-10]
            assets:
              - Shared.xcassets
              - /Images
            bold-text: true
            contrast: false
            exclude: [Pods, Old/*.xib]
            test:
              devices: phones
              reporter: [list, "junit:report.xml"]
            """
        #expect(
            try words("test A.xib --ios 18", yaml) == [
                "test", "--devices=phones", "--reporter=list",
                "--reporter=junit:FOLDER/report.xml", "--assets=FOLDER/Shared.xcassets",
                "--assets=/Images", "--bold-text", "--exclude=Pods", "--exclude=Old/*.xib", "A.xib",
                "--ios", "18",
            ])
        #expect(
            try words("render A.xib -o O --no-bold-text --assets B --devices=all --exclude C", yaml)
                == [
                    "render", "A.xib", "-o", "O", "--assets", "B", "--devices=all", "--exclude",
                    "C",
                ])
        #expect(try words("devices --json", yaml) == ["devices", "--json"])
    }

    @Test func wordsAfterTheEndOfOptionsAreNoOptions() throws {
        #expect(
            try words("test -- --devices --no-bold-text", "devices: all\nbold-text: true")
                == ["test", "--devices=all", "--bold-text", "--", "--devices", "--no-bold-text"])
    }

    @Test(arguments: [
        "", "--version", "help test", "test --help", "test -h", "--generate-completion-script zsh",
        "---completion test -- --devices", "rendr", "test --no-settings", "test --version",
    ])
    func commandLinesWithoutSettings(line: String) throws {
        #expect(try words(line, "devices: all") == line.split(separator: " ").map(String.init))
    }

    /// `tolerance` is an option of several commands, but two metrics can't be combined.
    @Test func exclusiveOptionsReplaceEachOther() throws {
        #expect(
            try words("compare a b --perceptual 0.1", "tolerance: 2")
                == ["compare", "a", "b", "--perceptual", "0.1"])
        let yaml = "tolerance: 2\ncompare:\n  perceptual: 0.1\n  count-antialiased: true"
        #expect(
            try words("compare a b", yaml)
                == ["compare", "--perceptual=0.1", "--count-antialiased", "a", "b"])
        #expect(
            try words("compare a b --tolerance 1", yaml)
                == ["compare", "a", "b", "--tolerance", "1"])
    }

    @Test func theCommandLineDecidesAboutTheRulesThatItNames() throws {
        let yaml = "lint:\n  rules:\n    truncated-text: off\n    view-off-screen: note"
        #expect(
            try words("lint A.xib", yaml) == [
                "lint", "--rule-severity=truncated-text=off",
                "--rule-severity=view-off-screen=note", "A.xib",
            ])
        for option in [
            "--rule truncated-text", "--enable truncated-text",
            "--rule-severity=truncated-text=error",
        ] {
            #expect(
                try words("lint A.xib \(option)", yaml)
                    == ["lint", "--rule-severity=view-off-screen=note", "A.xib"]
                    + option.split(separator: " ").map(String.init))
        }
    }

    /// Every key of the sample in the documentation exists and has a valid value.
    @Test func theDocumentedFileIsValid() throws {
        let page = URL(fileURLWithPath: #filePath).appending(
            path: "../../../../Documentation/Settings.md"
        ).standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let samples = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(!samples.isEmpty)
        for sample in samples {
            for command in ["test A.xib", "gallery A.xib", "lint A.xib"] {
                let words = try words(command, sample)
                #expect(words.count > 2)
                #expect(throws: Never.self) { try Command.parseAsRoot(words) }
            }
        }
    }

    @Test(arguments: [
        "", "# Nothing", "devices: all\n...\n", "\u{FEFF}devices: all", "lint:\n", "{devices: all}",
        "devices: &a [iphone-8]\nrender:\n  devices: *a", "\"devices\": 'all'", "language: no",
    ])
    func validFiles(yaml: String) throws {
        #expect(throws: Never.self) { try words("test A.xib", yaml) }
    }

    @Test(arguments: [
        ("devices: !!binary x: y", 1), ("? [a]\n: b", 1), ("devices: all\n\tios: 3", 2),
        ("a: &x [*x]", 1), ("ios: \"18", 1), ("{ios: 18,\n ios: 17}", 2),
        ("devices:\n  - [all]", 2), (String(repeating: "[", count: 100_000), 1),
        ("ios: 18\n'ios' : 17", 2), ("bold-text: 'true'", 1), ("devices: []", 1),
        ("snapshots: ''", 1), ("<<: {ios: 18}", 1),
    ])
    func errorsNameTheLine(yaml: String, line: Int) throws {
        let error = try #require(throws: SettingsError.self) { try words("test A.xib", yaml) }
        #expect(error.line == line, "\(error)")
        #expect(!error.description.contains("\n"))
    }
}
