import ContactSheetLint
import ContactSheetSnapshots

/// A report with a test case for each snapshot.
enum TestJUnit {
    static func text(of outcomes: [SnapshotOutcome]) -> String {
        let failures = outcomes.count { !$0.passes && !$0.verdict.isFailure }
        let errors = outcomes.count(where: \.verdict.isFailure)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="snapshots" tests="\(outcomes.count)" failures="\(failures)" \
            errors="\(errors)">
            \(outcomes.map(testCase).joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ outcome: SnapshotOutcome) -> String {
        let name =
            #"<testcase classname="\#(outcome.preview.xmlEscaped)" name="\#(outcome.name.xmlEscaped)""#
        guard !outcome.passes else { return "    \(name)/>" }
        let lines: [String]
        switch outcome.verdict {
        case .failed(let why): lines = [why]
        case .flaky: lines = [outcome.defect ?? ""] + outcome.variations.map(\.description)
        case .missing: lines = ["no reference"]
        case .obsolete: lines = ["no preview produces the reference"]
        default: lines = outcome.causes.map(\.description)
        }
        let element = outcome.verdict.isFailure ? "error" : "failure"
        let message = lines.first?.xmlEscaped ?? ""
        let text = lines.dropFirst().map(\.xmlEscaped).joined(separator: "&#10;")
        return """
                \(name)>
                  <\(element) type="\(outcome.verdict.label)" message="\(message)">\(text)</\(element)>
                </testcase>
            """
    }
}
