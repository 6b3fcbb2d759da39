import Testing

@Suite struct SelectorRuleTests {
    private func rewritten(_ selector: String, in members: String = "") -> String {
        let text = body(
            of: "class A: UIView {\n    var s = #selector(\(selector))\n    \(members)\n}\n")
        return String(text.split(separator: "\n")[1].dropFirst("    var s = ".count))
    }

    @Test(arguments: [
        ("tap(_:)", "", "Selector(\"tap:\", A.tap(_:))"),
        ("self.tap(_:)", "", "Selector(\"tap:\", A.tap(_:))"),
        ("tap", "@objc func tap(view: UIView) {}", "Selector(\"tapWithView:\", A.tap(view:))"),
        ("tap", "@objc func tap() {}", "Selector(\"tap\", A.tap as (A) -> () -> Void)"),
        ("B.tap", "", "Selector(\"tap\", B.tap)"),
        ("tap", "@objc(hit) func tap(_ v: Int) {}", "Selector(\"hit\", A.tap(_:))"),
        ("button.tap(_:)", "", "Selector(\"tap:\")"),
        ("getter: title", "", "Selector(\"title\")"),
        ("setter: title", "", "Selector(\"setTitle:\")"),
        ("tap as () -> Void", "", "Selector(\"tap\", A.tap as (A) -> () -> Void)"),
    ]) func selectors(_ selector: String, members: String, expected: String) {
        #expect(rewritten(selector, in: members) == expected)
    }

    @Test func aMethodOfTheSuperclass() {
        let text = body(
            of: """
                class A: UIView { @objc func tap(with view: UIView) {} }
                class B: A { var s = #selector(tap) }

                """)
        #expect(text.contains("var s = Selector(\"tapWith:\", B.tap(with:))"))
    }

    @Test func aMethodOfTheTypeIsFoundByItsName() {
        let text = body(
            of: "class A { static func f() { g(#selector(h)) }\n@objc static func h() {} }\n")
        #expect(text.contains("g(Selector(\"h\"))"))
    }
}
