import Foundation
import Testing

@testable import ContactSheet

/// Source: yaml.org, "YAML 1.2", 7.1. The limit is a decision.
@Suite struct SettingsAliasesTests {
    private func file(_ text: String) throws -> SettingsFile {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".yml")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try SettingsFile(path: url.path)
    }

    private func error(_ text: String) -> String? {
        let error = #expect(throws: SettingsError.self) { try file(text) }
        return error.map { "\($0.line.map(String.init) ?? "-"): \($0.message)" }
    }

    private func description(_ value: SettingsFile.Value) -> String {
        switch value {
        case .none: "none"
        case .text(let text, let isQuoted): isQuoted ? "'\(text)'" : text
        case .list(let items): "[\(items.map { description($0.value) }.joined(separator: ","))]"
        case .section(let entries): "{\(entries.map(description).joined(separator: ","))}"
        }
    }

    private func description(_ entry: SettingsFile.Entry) -> String {
        "\(entry.key):\(description(entry.value))"
    }

    @Test func aliasesAreTheValuesOfTheirAnchors() throws {
        let entries = try file(
            """
            devices: &phones [iphone-17, &old iphone-8]
            test: {devices: *phones, "a*": '*phones', b: "x *old", c: x*, d: &old none, e: [*old]}
            """
        ).entries
        #expect(
            entries.map(description) == [
                "devices:[iphone-17,iphone-8]",
                "test:{devices:[iphone-17,iphone-8],a*:'*phones',b:'x *old',c:x*,d:none,e:[none]}",
            ])
    }

    @Test func expandedValuesAreCounted() {
        let laughs = "abcdefghijkl".reduce(into: ("", "lol")) { text, letter in
            let list = Array(repeating: text.1, count: 10).joined(separator: ",")
            text = (text.0 + "\(letter): &\(letter) [\(list)]\n", "*\(letter)")
        }.0
        #expect(
            error(laughs)
                == "4: more than 10000 values, with those of aliases — settings are a short YAML file"
        )
        let chain = (1...20_000).map { "k\($0): &k\($0) [*k\($0 - 1)]" }.joined(separator: "\n")
        #expect(error("k0: &k0 a\n" + chain)?.contains("more than 10000 values") == true)
    }

    @Test func keysAreNotAliases() {
        let keys = error("a: &a [b]\n? *a\n: c")
        #expect(keys == "2: expected a key, such as 'devices'")
        #expect(error("a: &a b\n*a : c") == "2: expected a key, such as 'devices'")
    }

    @Test func anchorsAreBeforeTheirAliases() {
        #expect(
            error("a: &a [*a]")
                == "1: there is no anchor for the alias '*a' — put quotation marks around text with '*'"
        )
        #expect(
            error("grep: *.png")?.hasPrefix("1: there is no anchor for the alias '*.png'") == true)
        #expect(error("a: \u{E000}")?.hasPrefix("-: contains the character U+E000") == true)
    }

    @Test func duplicateKeysAreNamedAsInTheFile() {
        #expect(error("'a*': 1\n'a*': 2")?.contains("duplicate key 'a*'") == true)
    }
}
