import Testing

@testable import SourceRewriting

@Suite struct ResourceLoadingRuleTests {
    private func rewritten(_ code: String) -> String {
        rewrite([code], importing: ["Foundation", "NetworkFixtures"]).files[0].text
    }

    @Test(arguments: [
        ("try Data(contentsOf: url)", "try Data(contentsOfResource: url)"),
        (
            "Data.init(contentsOf: url, options: [])",
            "Data.init(contentsOfResource: url, options: [])"
        ),
        (
            "String(contentsOf: url, encoding: .utf8)",
            "String(contentsOfResource: url, encoding: .utf8)"
        ), ("NSData(contentsOf: url)", "NSData(contentsOfResource: url)"),
        (
            "URLSession(configuration: .default, delegate: self, delegateQueue: nil)",
            "URLSession(fixturesWith: .default, delegate: self, delegateQueue: nil)"
        ),
    ]) func replacement(_ code: String, expected: String) {
        let text = rewritten(code + "\n")
        #expect(text.hasPrefix("import NetworkFixtures\n#sourceLocation"))
        #expect(text.hasSuffix("\n\(expected)\n"))
        #expect(rewritten(text) == text)
    }

    @Test(arguments: [
        "String(contentsOfFile: path)", "NSArray(contentsOf: url)", "Data(bytes)",
        "struct Data { init(contentsOf: Int) {} }; Data(contentsOf: 1)",
    ]) func otherCallsStay(_ code: String) {
        #expect(rewritten(code).hasSuffix("\n" + code))
    }

    @Test func callsStayWhereTheReplacementsAreMissing() {
        #expect(
            rewrite(["Data(contentsOf: url)"]).files[0].text.hasSuffix("\nData(contentsOf: url)"))
    }
}
