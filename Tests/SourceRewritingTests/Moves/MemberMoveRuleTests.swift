import Testing

@testable import SourceRewriting

@Suite struct MemberMoveRuleTests {
    @Test func overridesInExtensionsMoveIntoTheirClass() {
        #expect(
            rewrite([
                """
                import UIKit
                class A: UIView {
                    let a = 1
                }
                let end = 1

                extension A {
                    // A comment
                    override func layoutSubviews() {
                        super.layoutSubviews()
                    }
                    func other() {}
                }

                """
            ]).files[0].text.hasPrefix(
                """
                #sourceLocation(file: "A.swift", line: 1)
                import UIKit
                class A: UIView {
                    let a = 1

                #sourceLocation(file: "A.swift", line: 9)
                    override func layoutSubviews() {
                        super.layoutSubviews()
                    }
                #sourceLocation(file: "A.swift", line: 4)
                }
                let end = 1

                extension A {
                    // A comment
                \u{20}   

                \u{20}
                """.dropLast()))
    }

    @Test func membersThatSubclassesOverrideMove() {
        let text = body(
            of: """
                class A: UIView {}
                extension A { func a() {}; func b() {} }
                class B: A { override func a() {} }

                """)
        #expect(text.contains("#sourceLocation(file: \"A.swift\", line: 2)\nfunc a() {}\n"))
        #expect(text.contains("extension A { ; func b() {} }"))
    }

    @Test func movingToAnotherFileRelaxesAccess() {
        let files = rewrite([
            "class A: UIView {}\n",
            """
            private let margin = 1
            private let other = 1
            extension A { override func layoutSubviews() { print(margin) } }

            """,
        ]).files
        #expect(files[1].text.contains("\nlet margin = 1\nprivate let other = 1\n"))
        #expect(files[0].text.contains("override func layoutSubviews() { print(margin) }"))
    }

    /// Source: “The Swift Programming Language”, Declarations: attributes precede modifiers.
    @Test func theAccessLevelIsAfterAttributesOnLinesAbove() {
        let text = body(
            of: """
                public final class A: UIView {}
                public extension A {
                    @discardableResult
                    override func becomeFirstResponder() -> Bool { true }
                    @objc override var alpha: CGFloat { get { 1 } set {} }
                }

                """)
        #expect(
            text.contains("@discardableResult\n    public override func becomeFirstResponder()"))
        #expect(text.contains("    public override var alpha"))
    }
}
