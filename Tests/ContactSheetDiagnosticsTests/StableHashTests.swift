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
        // These have no whole word.
        #expect(StableHash(words: Data(text.utf8)).digits == digits)
    }

    /// Changes each byte of two words and a rest in turn.
    @Test func everyByteOfAFileCounts() {
        let file = Data(0..<19)
        var found: Set<String> = []
        for index in file.indices {
            var other = file
            other[index] ^= 0x80
            found.insert(StableHash(words: other).digits)
        }
        found.insert(StableHash(words: file).digits)
        #expect(found.count == 20)
    }

    /// Property: both halves of an identifier depend on the contents, and they differ.
    @Test func identifiersHaveTwoHalves() {
        let files = ["", "a", "b", "0123456789"].map { Data($0.utf8) }
        let identifiers = files.map { StableHash.identifier(of: $0) }
        #expect(identifiers.allSatisfy { $0.utf8.count == 32 })
        #expect(Set(identifiers.map { $0.prefix(16) }).count == files.count)
        #expect(Set(identifiers.map { $0.suffix(16) }).count == files.count)
        #expect(identifiers.allSatisfy { $0.prefix(16) != $0.suffix(16) })
    }
}
