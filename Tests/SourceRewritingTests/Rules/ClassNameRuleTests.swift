import Testing

@Suite struct ClassNameRuleTests {
    @Test func theClassNameOfAnyObject() {
        #expect(
            body(of: "func name(of a: AnyObject) -> String { type(of: a).description() }\n")
                == "func name(of a: AnyObject) -> String { NSStringFromClass(type(of: a)) }")
    }

    /// A class may declare the method itself.
    @Test(arguments: [
        "func name(of a: Screen) -> String { type(of: a).description() }",
        "func name(of a: AnyObject, _ b: Screen) -> String { type(of: b).description() }",
        "func name(of a: AnyObject) -> String { type(of: a).description(1) }",
    ]) func otherCallsStay(_ code: String) {
        #expect(body(of: code + "\n") == code)
    }
}
