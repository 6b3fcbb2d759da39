import Escaping
import Foundation
import Testing

/// Source: this package's decision; the same value must result in the same file.
@Suite struct StableJSONEncoderTests {
    @Test func keysAreSortedAndSlashesUnescaped() throws {
        let json = try JSONEncoder.stable().encode(["b": "1/2", "a": "x"])
        #expect(String(decoding: json, as: UTF8.self) == #"{"a":"x","b":"1/2"}"#)
        let indented = try JSONEncoder.stable(isIndented: true).encode(["a": 1])
        #expect(String(decoding: indented, as: UTF8.self) == "{\n  \"a\" : 1\n}")
    }
}
