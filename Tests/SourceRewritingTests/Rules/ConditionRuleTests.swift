import Testing

@testable import SourceRewriting

@Suite struct ConditionRuleTests {
    private func rewritten(_ code: String, conditions: Set<String> = []) -> String {
        rewrite([code], conditions: conditions).files[0].text
            .split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    @Test(arguments: ["os(iOS)", "os(iOS) || os(tvOS)", "targetEnvironment(simulator)"])
    func conditionsOfiOSAreTrue(_ condition: String) {
        #expect(rewritten("#if \(condition)\nlet a = 1\n#endif\n") == "#if true\nlet a = 1\n#endif")
    }

    @Test func earlierClausesAreFalse() {
        #expect(
            rewritten("#if os(Linux)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\n#endif\n")
                == "#if false\nlet a = 1\n#elseif true\nlet a = 2\n#else\n#endif")
    }

    @Test(arguments: ["DEBUG", "canImport(UIKit)", "os(macOS)", "swift(>=5.0)"])
    func conditionsThatLinuxDecidesTheSameStay(_ condition: String) {
        let code = "#if \(condition)\nlet a = 1\n#endif"
        #expect(rewritten(code, conditions: ["DEBUG"]) == code)
    }

    /// Resources of an application are in its bundle, not in a package's.
    @Test func applicationsAreNotPackages() {
        #expect(
            rewritten("#if SWIFT_PACKAGE\nlet a = 1\n#else\nlet a = 2\n#endif\n")
                == "#if false\nlet a = 1\n#else\nlet a = 2\n#endif")
    }

    @Test func inactiveCodeStays() {
        let code = "#if os(macOS)\n@objc class A {}\n#endif"
        #expect(rewritten(code) == code)
    }
}
