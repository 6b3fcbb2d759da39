import ArgumentParser
import Foundation
import Testing

@testable import ContactSheet

/// Source: the options of Playwright and Vitest for several reporters, and the decision that the
/// destination follows the name.
@Suite struct ReporterOptionsTests {
    private func reporters(_ line: String) throws -> [String] {
        let options = try ReporterOptions<TestReporter>.parse(
            line.split(separator: " ").map(String.init))
        return try options.reporters().map { "\($0.format) \($0.path ?? "-")" }
    }

    @Test(arguments: [
        ("", ["list -"]), ("--reporter json", ["json -"]), ("-o a", ["list a"]),
        ("--reporter junit:a,list,json:b", ["list -", "junit a", "json b"]),
        ("--reporter junit:a --reporter json -o b", ["junit a", "json b"]),
        ("--reporter html -o a", ["html a"]), ("--reporter json:a:b", ["json a:b"]),
        ("--reporter junit:a", ["junit a"]),
    ])
    func destinations(line: String, expected: [String]) throws {
        #expect(try reporters(line) == expected)
    }

    @Test(arguments: [
        ("--reporter list --reporter json", "standard output"),
        ("--reporter list,html", "requires a folder"), ("--reporter junit:a,json:a", "'a'"),
        ("--reporter junit:a -o b", "--output"), ("--reporter junit:", "expected a file"),
        ("--reporter xml:a", "expected list"), ("--reporter ,", "expected list"),
    ])
    func errors(line: String, part: String) {
        let error = #expect(throws: (any Error).self) { try reporters(line) }
        let message = error.map { ReporterOptions<TestReporter>.message(for: $0) } ?? ""
        #expect(message.contains(part), "\(message)")
    }
}
