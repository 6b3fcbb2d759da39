import Foundation
import Testing

@testable import ContactSheet

/// `CONTACTSHEET_UPDATE_CASES=1` replaces the published schema.
@MainActor @Suite struct SettingsSchemaTests {
    @Test func thePublishedSchemaHasTheOptionsThatExist() throws {
        let syntax = SettingsSyntax(try #require(CommandSyntax.current))
        let text = SettingsSchema(syntax: syntax).text
        let file = URL(fileURLWithPath: #filePath).appending(
            path: "../../../../Documentation/schemas/settings.schema.json"
        ).standardized
        if ProcessInfo.processInfo.environment["CONTACTSHEET_UPDATE_CASES"] != nil {
            try Data(text.utf8).write(to: file)
        } else {
            let published = try String(contentsOf: file, encoding: .utf8)
            #expect(
                published == text,
                "run CONTACTSHEET_UPDATE_CASES=1 swift test --filter SettingsSchemaTests")
        }
    }
}
