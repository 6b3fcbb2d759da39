import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheet

/// Source: the forms listed in the help, in the order on the command line.
@MainActor @Suite struct InteractionOptionsTests {
    @Test func shortFormsKeepTheirOrder() throws {
        let line = try InteractionOptions.spelledOut([
            "render", "A.xib", "--tap", "Save", "--perform", "wait 1", "--type", "Hi", "--into",
            "Name", "--scroll=List:0,200", "-o", "Out", "--grep", "--tap", "--", "--tap",
        ])
        // What is the value of another option isn't a step.
        #expect(
            line == [
                "render", "A.xib", "--perform", "tap \"Save\"", "--perform", "wait 1",
                "--perform", "type \"Hi\" into \"Name\"", "--perform",
                "scroll \"List\" by 0,200", "-o", "Out", "--grep", "--tap", "--", "--tap",
            ])
    }

    @Test(arguments: [["--tap"], ["--scroll", "List"], ["--pan", ":1,2"], ["--turn", "round"]])
    func invalidShortForms(line: [String]) {
        #expect(throws: UsageError.self) {
            try InteractionOptions.spelledOut(["render"] + line)
        }
    }

    private func performed(
        _ arguments: [String], ownsFolder: Bool = false, forReferences: Bool = false
    ) throws -> [String] {
        let preview = Preview("A") { UIView() }
        let previews = ChosenPreviews(
            chosen: [preview], all: [preview], ownsFolder: ownsFolder, isPartial: false)
        return try InteractionOptions.parse(arguments)
            .perform(on: previews, forReferences: forReferences).all.map(\.name)
    }

    @Test func namesContainTheSteps() throws {
        #expect(try performed([]) == ["A"])
        #expect(
            try performed(["--perform", "tap Save", "--perform", "wait 1"]) == [
                "A/tap Save, wait 1"
            ])
        #expect(try performed(["--perform", "tap a/b", "--as", "b"]) == ["A/b"])
    }

    @Test(arguments: ["", "=", "=1"])
    func otherArgumentsAreLeftToTheParser(_ argument: String) throws {
        #expect(try InteractionOptions.spelledOut(["lint", argument]) == ["lint", argument])
    }

    @Test func invalidSteps() {
        #expect(throws: (any Error).self) { try performed(["--perform", "jump"]) }
        #expect(throws: (any Error).self) { try performed(["--into", "Name"]) }
        #expect(throws: UsageError.badLabel("tap a/b", reason: "contains a slash")) {
            try performed(["--perform", "tap a/b"])
        }
        #expect(throws: UsageError.labelWithoutSteps("b")) { try performed(["--as", "b"]) }
        #expect(throws: UsageError.stepsForOwnReferences) {
            try performed(["--perform", "tap A"], ownsFolder: true, forReferences: true)
        }
    }
}
