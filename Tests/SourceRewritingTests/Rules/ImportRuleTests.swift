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

    /// On Apple's platforms, Foundation contains predicates with formats and descriptors with keys.
    @Test(arguments: [
        "NSPredicate(format: \"SELF MATCHES %@\", pattern)",
        "let sort = NSSortDescriptor(key: \"date\", ascending: true)",
    ]) func predicatesAreImported(_ code: String) {
        let module = "KeyValuePredicates"
        let text = rewrite(["import UIKit\n\(code)\n"], importing: ["UIKit", module]).files[0].text
        #expect(text.hasPrefix("import \(module)\n#sourceLocation"))
        #expect(!rewritten(code).contains(module))
    }

    @Test func otherAddressesNeedNoImport() {
        #expect(!rewritten("let url = URL(string: text)").contains("FoundationNetworking"))
    }
}
