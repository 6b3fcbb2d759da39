import ContactSheetDiagnostics
import Foundation
import Testing

@Suite struct StableHashTests {
    /// Source: the published test vectors of 64-bit FNV-1a.
    @Test(arguments: [
        ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
    func vectors(text: String, digits: String) {
        #expect(StableHash(text).digits == digits)
        #expect(Data(text.utf8).withUnsafeBytes { StableHash(bytes: $0).digits } == digits)
    }
}
