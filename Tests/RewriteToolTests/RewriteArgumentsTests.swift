import Testing

@testable import contactsheet_rewrite

@Suite struct RewriteArgumentsTests {
    @Test func optionsAndFiles() throws {
        let arguments = try RewriteArguments([
            "--module", "App", "--output", "/out", "--condition", "DEBUG", "--importable", "UIKit",
            "--unchanged", "/a/Linux.swift", "/a/A.swift", "/a/B.swift",
        ])
        #expect(arguments.module == "App")
        #expect(arguments.conditions == ["DEBUG"])
        #expect(arguments.unchanged == ["/a/Linux.swift"])
        #expect(arguments.files == ["/a/A.swift", "/a/B.swift"])
    }

    @Test(arguments: [["--module"], ["--modul", "App"], ["/a/A.swift"]])
    func invalidArgumentsAreErrors(_ arguments: [String]) {
        #expect(throws: RewriteError.self) { try RewriteArguments(arguments) }
    }
}
