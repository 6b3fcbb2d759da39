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
}
