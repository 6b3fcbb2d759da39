import Testing

@testable import XcodeProjects

@Suite struct BuildSettingsTests {
    private let settings = BuildSettings([
        ["A": "1", "NAME": "My App", "EMPTY": ""], ["A": "$(inherited) 2", "LOOP": "$(LOOP2)"],
        ["B": "${A}-$(NAME:c99extidentifier)", "LOOP2": "$(LOOP)", "C": "$(EMPTY:default=x)"],
    ])

    @Test(arguments: [("A", "1 2"), ("B", "1 2-My_App"), ("C", "x"), ("LOOP", "")])
    func values(_ name: String, value: String) { #expect(settings[name] == value) }

    @Test(arguments: [
        ("$(A)/$(MISSING)x", "1 2/x"), ("100$", "100$"), ("$(A", "$(A"),
        ("$(NAME:rfc1034identifier:lower)", "my-app"),
    ]) func expansion(_ text: String, expected: String) {
        #expect(settings.expand(text) == expected)
    }

    /// Each setting has ten times the length of the next one.
    @Test func longValues() {
        var level = ["V15": "x"]
        for number in 0..<15 {
            level["V\(number)"] = Array(repeating: "$(V\(number + 1))", count: 10)
                .joined(separator: " ")
        }
        let settings = BuildSettings([level])
        #expect(throws: BuildSettingsError.tooLong) { try settings.value(of: "V0") }
        #expect(settings["V0"] == nil)
        #expect(settings["V13"]?.count == 199)
        let list = PropertyList.array([.string("$(V0)"), .string("$(V15)")])
        #expect(list.expanded(settings).strings == ["$(V0)", "$(V15)"])
    }

    /// Property: the time grows with the length of a text, not with its square.
    @Test(.timeLimit(.minutes(1))) func referencesWithoutAnEnd() {
        let text = String(repeating: "$(", count: 1_000_000)
        #expect(settings.expand(text) == text)
    }
}
