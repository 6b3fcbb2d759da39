import Testing

@testable import SourceRewriting

@Suite struct CodeOmitterTests {
    private func omit(
        _ text: String, line: Int, message: String = ""
    ) -> (text: String, omitted: [OmittedCode]) {
        CodeOmitter(SourceText(path: "A.swift", text: text))
            .omitting([CompilerError(line: line, message: message)])
    }

    private let code = """
        class A: UIView, B, C {
            let a = missing()
            func b() -> Int {
                let c = 1
                call {
                    missing(c)
                }
                return c
            }
        }
        """

    @Test func theStatement() {
        let (text, omitted) = omit(code, line: 6)
        #expect(text == code.replacing("missing(c)", with: ""))
        #expect(omitted == [OmittedCode(kind: .statement, line: 6, place: "A.b()", reason: "")])
    }

    @Test func theBodyIfTheErrorIsAtItsEnd() {
        let (text, omitted) = omit(code, line: 9)
        #expect(text.contains("func b() -> Int { omittedBody(\"A.b()\") \n\n\n\n\n\n}"))
        #expect(omitted.map(\.kind) == [.body])
    }

    @Test func theMemberIfNoReplacementOfTheBodyCompiles() {
        let once = omit(code, line: 9).text
        let twice = omit(once, line: 3).text
        #expect(twice.contains("func b() -> Int { omittedValue(\"A.b()\") \n"))
        let (text, omitted) = omit(twice, line: 3)
        #expect(!text.contains("func b"))
        #expect(omitted.map(\.kind) == [.member])
    }

    @Test func bodiesOfInitializersAndAccessors() {
        func replaced(_ text: String) -> String { omit("class A: B {\n\(text)\n}", line: 2).text }
        #expect(replaced("init?(a: Int) {}").contains("{ return nil }"))
        #expect(
            replaced("override init(a b: Int, _ c: Int) {}").contains("{ super.init(a: b, c) }"))
        #expect(replaced("init(a: Int) {}").contains("{ fatalError(\"not compiled\") }"))
        #expect(replaced("deinit {}").contains("{ omittedBody(\"A\") }"))
        #expect(replaced("var a: Int { get { 1 } set {} }").contains("{ omittedBody(\"A.a\") }"))
    }

    @Test func theInitialValueOfAPropertyWithAType() {
        let (text, omitted) = omit("class A {\n    let b: C = missing()\n}", line: 2)
        #expect(text == "class A {\n    let b: C = omittedBody(\"A.b\")\n}")
        #expect(omitted.map(\.kind) == [.value])
        #expect(omit(text, line: 2).omitted.map(\.kind) == [.member])
    }

    @Test func aPropertyIsAMember() {
        #expect(omit(code, line: 2).omitted.map(\.kind) == [.member])
    }

    @Test func aProtocolThatIsMissing() {
        let (text, omitted) = omit(code, line: 1, message: "cannot find type 'B' in scope")
        #expect(text.hasPrefix("class A: UIView, C {"))
        #expect(omitted.map(\.kind) == [.conformance])
    }

    @Test func syntaxErrors() throws {
        let broken = "class A {\n    func b() {\n        let = 5 5\n    }\n    func c() {}\n}\n"
        let omitter = CodeOmitter(SourceText(path: "A.swift", text: broken))
        let (text, omitted) = try #require(omitter.omittingSyntaxErrors())
        #expect(CodeOmitter(SourceText(path: "A.swift", text: text)).firstSyntaxError == nil)
        #expect(text.contains("func c() {}"))
        #expect(omitted.allSatisfy { $0.line == 3 && $0.reason.hasPrefix("syntax error: ") })
        #expect(!omitted.isEmpty)
    }

    @Test(arguments: ["class A {\n", "func a() {\n", "let a = {\n", "if a {\n", "#if DEBUG\n"])
    func codeThatIsNestedTooDeeply(_ level: String) {
        // Between the limits of the parser in debug builds and of the compiler.
        let ending = level.hasPrefix("#") ? "#endif\n" : "}\n"
        func code(_ levels: Int) -> SourceText {
            let lines = Array(repeating: level, count: levels)
            return SourceText(
                path: "A.swift",
                text: (lines + Array(repeating: ending, count: levels)).joined() + "let b = 1\n")
        }
        withLargeStack {
            #expect(CodeOmitter(code(60)).firstSyntaxError == nil)
            let omitter = CodeOmitter(code(300))
            #expect(
                omitter.firstSyntaxError?.message == "the code is nested more than 256 levels deep")
            #expect(omitter.omittingSyntaxErrors() == nil)
        }
    }

    /// Nothing closes the braces; without what is in them, they aren't closed, either.
    @Test(arguments: [
        "class A {\n    let a = 1\n", "func a() {\n    let a = 1\n    let b = 2\n", "#if A\n",
    ])
    func unclosedDeclarations(_ text: String) {
        let omitter = CodeOmitter(SourceText(path: "A.swift", text: text))
        #expect(omitter.firstSyntaxError != nil)
        #expect(omitter.omittingSyntaxErrors() == nil)
    }

    @Test func theFirstErrorIsInTheInnermostDeclaration() {
        let text = "class A {\n    func b( {}\n    class C {\n        func d() {\n"
        let file = ParsedFile(SourceText(path: "A.swift", text: text))
        #expect(file.firstSyntaxError == file.syntaxErrors.first)
        #expect(file.firstSyntaxError?.line == 2)
        let open = ParsedFile(SourceText(path: "A.swift", text: "class A {\nfunc b() {\n#if C\n"))
        #expect(open.firstSyntaxError == open.syntaxErrors.first)
    }

    @Test func aPartOfADeclarationThatIsLeftOutLater() {
        func code(_ kind: OmittedCode.Kind, _ place: String) -> OmittedCode {
            OmittedCode(kind: kind, line: 1, place: place, reason: "")
        }
        let statement = code(.statement, "A.b()")
        #expect(statement.isPart(of: code(.body, "A.b()")))
        #expect(statement.isPart(of: code(.members, "A")))
        #expect(!statement.isPart(of: code(.statement, "A.b()")))
        #expect(!statement.isPart(of: code(.member, "A.c")))
        #expect(!code(.statement, "AB.b()").isPart(of: code(.members, "A")))
    }

    @Test func theMembersOfAClassThenTheClass() {
        let (text, omitted) = omit(code, line: 1)
        #expect(text == "class A: UIView, B, C { " + String(repeating: "\n", count: 9) + "}")
        #expect(omitted.map(\.kind) == [.members])
        #expect(omit(text, line: 1).omitted.map(\.kind) == [.declaration])
    }
}
