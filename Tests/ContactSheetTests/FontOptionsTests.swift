import Testing

@testable import ContactSheet

/// Source: DESIGN on invalid input: one clear line that names the problem.
@MainActor @Suite struct FontOptionsTests {
    @Test func foldersWithoutFontsAreErrors() throws {
        let options = try FontOptions.parse(["--fonts", "/nonexistent/fonts"])
        #expect(throws: UsageError.noFonts("/nonexistent/fonts")) { try options.register() }
        #expect(UsageError.noFonts("/x").description.contains("/x"))
    }

    @Test func noOptionRegistersNothing() throws {
        let options = try FontOptions.parse([])
        try options.register()
        #expect(options.fonts.isEmpty)
    }
}
