import Foundation
import Testing

@testable import XcodeProjects

/// Source: Adding a build configuration file to your project, Xcode documentation.
@Suite struct ConfigurationFilesTests {
    private func settings(_ files: [String: String]) throws -> BuildSettings {
        let project = try TemporaryProject(files)
        return BuildSettings(
            try ConfigurationFiles().levels(of: project.folder.appending(path: "A.xcconfig")))
    }

    @Test func includedFilesComeFirst() throws {
        let settings = try settings([
            "A.xcconfig":
                "#include \"B.xcconfig\"\n#include? \"Missing.xcconfig\"\nA = $(inherited) a",
            "B.xcconfig": "A = b // comment",
        ])
        #expect(settings["A"] == "b a")
    }

    @Test(.timeLimit(.minutes(1))) func filesThatIncludeThemselves() throws {
        let includes = String(
            repeating: "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n", count: 20)
        let settings = try settings([
            "A.xcconfig": includes + "A = a", "B.xcconfig": "#include \"A.xcconfig\"\nB = b",
        ])
        #expect(settings["A"] == "a")
        #expect(settings["B"] == "b")
    }

    /// Each of six files includes the next one ten times.
    @Test(.timeLimit(.minutes(1))) func tooManyFiles() throws {
        let names = ["A", "B", "C", "D", "E", "F", "G"]
        let files = zip(names, names.dropFirst()).map { name, next in
            ("\(name).xcconfig", String(repeating: "#include \"\(next).xcconfig\"\n", count: 10))
        }
        #expect(throws: XcodeProjectError.self) {
            try settings(Dictionary(uniqueKeysWithValues: files + [("G.xcconfig", "A = a")]))
        }
    }
}
