import Foundation
import Testing

@testable import PreviewExpansion

@Suite struct PreviewMacroTests {
    private func request(_ source: String) throws -> CompilerRequest {
        let message: [String: Any] = [
            "expandFreestandingMacro": [
                "macro": ["moduleName": "PreviewMacros", "name": "Preview"],
                "syntax": ["source": source, "kind": "declaration"],
                "discriminator": "$s1", "macroRole": "declaration",
            ]
        ]
        return CompilerRequest(try JSONSerialization.data(withJSONObject: message))
    }

    @Test func argumentsAreThoseOfTheDeclaredPreview() throws {
        let source = "\n#Preview(\"A\", traits: .portrait) { Home() }"
        guard case .expansion(let text) = try request(source).response else {
            Issue.record("no expansion")
            return
        }
        #expect(text.hasPrefix("private enum $s14showfMu_ {"))
        #expect(text.contains("UIKit.DeclaredPreview(\"A\", traits: .portrait) { Home() }]"))
    }

    @Test func commentsAndAttributesAreSkipped() throws {
        let source =
            "// #Preview(1)\n/* #Preview /* # */ */ @available(iOS 17, *)\n# Preview { A() }"
        guard case .expansion(let text) = try request(source).response else {
            Issue.record("no expansion")
            return
        }
        #expect(text.contains("[UIKit.DeclaredPreview { A() }]"))
    }

    /// Comments that begin with `contactsheet:` are notes of the preview.
    @Test func notes() throws {
        let source =
            "// contactsheet: exclude\n/// A \"form\".\n//contactsheet: devices \"a\\b\"\n#Preview { A() }"
        guard case .expansion(let text) = try request(source).response else {
            Issue.record("no expansion")
            return
        }
        #expect(
            text.contains(
                #"{ A() }.noting(["contactsheet: exclude", "contactsheet: devices \"a\\b\""])]"#))
    }

    @Test func otherMessagesAreAnswered() throws {
        let capability = CompilerRequest(Data(#"{"getCapability": {}}"#.utf8))
        #expect(capability.response == .capability)
        let other = CompilerRequest(Data(#"{"expandAttachedMacro": {}}"#.utf8))
        guard case .failure = other.response else {
            Issue.record("no failure")
            return
        }
    }

    @Test func messagesAreReadAndWrittenWithTheirLengths() throws {
        let pipe = Pipe()
        try CompilerResponse.expansion("a").write(to: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
        #expect(bytes.prefix(8) == Data([UInt8(bytes.count - 8), 0, 0, 0, 0, 0, 0, 0]))
        let object = try JSONSerialization.jsonObject(with: bytes.dropFirst(8)) as? [String: Any]
        let result = object?["expandMacroResult"] as? [String: Any]
        #expect(result?["expandedSource"] as? String == "a")
    }
}
