import Testing

@testable import SourceRewriting

@Suite struct SystemOverrideRuleTests {
    @Test func overridesInExtensionsOfUIKitsClassesAreRemoved() {
        let text = body(
            of: """
                extension UINavigationController {
                    @objc override open var shouldAutorotate: Bool {
                        topViewController?.shouldAutorotate ?? true
                    }
                    override open func a() {}
                    func b() {}
                }

                """)
        #expect(!text.contains("shouldAutorotate"))
        #expect(!text.contains("func a()"))
        #expect(text.contains("func b() {}"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    }

    @Test func otherOverridesStay() {
        let code = """
            class UICustom: UIView {}
            class B: UICustom { override func a() {} }
            """
        #expect(body(of: code + "\n") == code)
        #expect(body(of: "extension A { override func a() {} }\n").contains("func a()"))
    }
}
