import Testing

@Suite struct OmittedBodyRuleTests {
    @Test(arguments: [
        ("enum State { case closed, open }", "State.closed"),
        ("struct State { var a = 1; var b: Int?; let c = 2; static let d: Int = 3 }", "State()"),
        ("struct State { let a: Int; init() { a = 1 } }", "State()"),
        ("class State: NSObject { var a = 1 }", "State()"),
        ("class State { init() {} }", "State()"),
        ("class Base { var a = 1 }\nclass State: Base {}", "State()"),
    ]) func neutralValuesOfTypesInTheSources(_ type: String, _ value: String) {
        let text = body(of: type + "\nfunc a() -> State { omittedBody(\"a()\") }\n")
        #expect(text.contains("{ omittedBody(\"a()\", \(value)) }"))
    }

    @Test(arguments: [
        "struct State { let a: Int }", "struct State<T> { var a = 1 }",
        "class State { init(a: Int) {} }", "enum State { case a(Int) }", "protocol State {}",
        "class State: UIView {}",
        "class State { var a: Int\nrequired init(a: Int) { self.a = a } }",
    ]) func otherTypesHaveTheValueThatIsKnownAtRunTime(_ type: String) {
        let text = body(of: type + "\nfunc a() -> State { omittedBody(\"a()\") }\n")
        #expect(text.contains("{ omittedBody(\"a()\") }"))
    }

    @Test func propertiesAndTypesInTypes() {
        let text = body(
            of: """
                class A { enum B { case c }
                    var d: B { omittedBody("A.d") }
                    var e: B { get { omittedBody("A.e") } set { omittedBody("A.e") } }
                    let f: B = omittedBody("A.f")
                    func g() -> B { omittedValue("A.g()") }
                }

                """)
        #expect(text.contains("var d: B { omittedBody(\"A.d\", A.B.c) }"))
        #expect(
            text.contains("get { omittedBody(\"A.e\", A.B.c) } set { omittedBody(\"A.e\") }"))
        #expect(text.contains("let f: B = omittedBody(\"A.f\", A.B.c)"))
        #expect(text.contains("{ omittedValue(\"A.g()\") }"))
    }
}
