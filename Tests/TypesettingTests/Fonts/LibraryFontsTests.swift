import Foundation
import Testing

@testable import Typesetting

/// Tests the property that fontconfig's own tools find the right fonts with the configuration.
@Suite struct LibraryFontsTests {
    private func output(_ arguments: [String], _ configuration: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(configuration.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ["FONTCONFIG_FILE": file.path, "PATH": "/usr/bin:/bin"]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func imagesUseTheseFilesOnly() throws {
        let paths = try ["Inter-Regular.otf", "LiberationSans-Regular.ttf"].map { name in
            try #require(FontCatalog.shared.faces[name]?.first?.path)
        }
        let configuration = LibraryFonts.configuration(of: paths)
        let files = try output(["fc-list", "--format", "%{file}\n"], configuration)
        #expect(files.split(separator: "\n").map(String.init).sorted() == paths.sorted())
        let helvetica = try output(["fc-match", "--format", "%{file}", "Helvetica"], configuration)
        #expect(helvetica == paths[1])
    }

    @Test func thisProcessUsesIt() throws {
        _ = FontCatalog.shared
        let path = try #require(ProcessInfo.processInfo.environment["FONTCONFIG_FILE"])
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("/Inter-Regular.otf</glob>"))
    }
}
