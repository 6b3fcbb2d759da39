import Foundation
import Testing

/// Runs the executable `contactsheet` as users do, and compares what it prints, its exit status, and
/// the files that it writes with the text files in `Cases`. ``CommandCase`` describes their format.
///
/// `CONTACTSHEET_UPDATE_CASES=1 swift test --filter CommandTests` replaces the expectations with the
/// current output.
@Suite struct CommandTests {
    @Test(arguments: try CommandCase.names())
    func output(_ name: String) throws {
        let text = try String(contentsOf: CommandCase.folder.appending(path: name), encoding: .utf8)
        let test = try #require(CommandCase(text: text), "\(name) contains no command")
        let result = try CommandRun(of: test).text
        if ProcessInfo.processInfo.environment["CONTACTSHEET_UPDATE_CASES"] != nil {
            try Data(result.utf8).write(to: CommandCase.sources.appending(path: name))
        } else if result != text {
            let changes = LineChanges(from: text, to: result)
            Issue.record("Tests/CommandTests/Cases/\(name):\n\(changes)")
        }
    }

    @Test func aDifferenceIsReportedByLine() {
        let changes = LineChanges(from: "a\nb\nc", to: "a\nB\nc\nd")
        #expect(changes.description == "- b\n+ B\n+ d")
    }

    @Test func everyPartOfAResultIsCompared() throws {
        let text = """
            $ echo one; echo two >&2; echo three > new; rm old; exit 4

            before:
                echo > old

            standard output:
                one

            standard error:
                two

            exit status: 4

            files:
                created new
                removed old

            """
        let test = try #require(CommandCase(text: text))
        #expect(try CommandRun(of: test).text == text)
    }

    @Test func commandsThatDoNotEndFail() throws {
        let test = try #require(CommandCase(text: "$ sleep 10\n"))
        #expect(throws: CommandRun.Failure.timeout("sleep 10")) {
            try CommandRun(of: test, timeLimit: 1)
        }
    }
}

/// The lines that differ between the expected and the actual text.
struct LineChanges: CustomStringConvertible {
    let description: String

    init(from expected: String, to actual: String) {
        let (old, new) = (expected.lines, actual.lines)
        let difference = new.difference(from: old)
        let removed = difference.removals.map(\.line)
        let inserted = difference.insertions.map(\.line)
        description = (removed.map { "- \($0)" } + inserted.map { "+ \($0)" })
            .joined(separator: "\n")
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .remove(_, let line, _), .insert(_, let line, _): line
        }
    }
}

extension String {
    /// The lines, including the empty one after a final line ending.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
