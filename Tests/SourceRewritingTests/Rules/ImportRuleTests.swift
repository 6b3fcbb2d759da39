import Testing

@testable import SourceRewriting

/// Source: swift-corelibs-foundation declares networking in a module of its own.
@Suite struct ImportRuleTests {
    private func rewritten(_ code: String) -> String {
        rewrite([code], importing: ["Foundation", "FoundationNetworking", "NetworkFixtures"])
            .files[0].text
    }

    @Test(arguments: [
        "URLSession.shared.dataTask(with: url)", "let response: HTTPURLResponse",
        "var request = URLRequest(url: url)",
    ]) func networkingIsImported(_ code: String) {
        let text = rewritten("import Foundation\n\(code)\n")
        #expect(text.hasPrefix("import FoundationNetworking\n#sourceLocation"))
        #expect(rewritten(text) == text)
    }

    @Test func otherAddressesNeedNoImport() {
        #expect(!rewritten("let url = URL(string: text)").contains("FoundationNetworking"))
    }
}
