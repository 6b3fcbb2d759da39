import Foundation
import Testing

@testable import XcodeProjects

@Suite struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyList { try PropertyList(Data(text.utf8)) }

    @Test func oldStyle() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { a = "b \\"c\\"\\U00e9"; /* comment */ "d e" = (f, g/h.swift, ); i = {}; }
            """)
        #expect(
            list
                == .dictionary([
                    "a": .string("b \"c\"é"), "d e": .array([.string("f"), .string("g/h.swift")]),
                    "i": .dictionary([:]),
                ]))
    }

    @Test func xml() throws {
        let list = try read(
            """
            <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
            <plist version="1.0"><dict><key>a</key><array><string>b</string><true/></array>
            <key>c</key><integer>3</integer></dict></plist>
            """)
        #expect(list["a"]?.strings == ["b", "YES"])
        #expect(list["c"]?.string == "3")
    }

    @Test(arguments: [
        ("{ a = b }", 1, "expected “;”"), ("{ a = (\nb c); }", 2, "expected “)”"),
        ("{ a = \"b\0c\"; }", 1, "a string contains a null character"),
        ("{ a = \"\\U0000\"; }", 1, "a string contains a null character"),
        ("{ a = \"b", 1, "a string doesn't end"), ("{} x", 1, "unexpected text"),
    ])
    func errorsNameTheLine(_ text: String, line: Int, reason: String) {
        #expect(throws: PropertyListError(line: line, reason: reason)) { try read(text) }
    }

    /// A combining mark forms one character with the scalar before it.
    @Test func markup() throws {
        let text = "<\u{338}a/>&\u{1}"
        let list = PropertyList.dictionary([text: .string(text)])
        #expect(
            try read(list.xml)
                == .dictionary(["<\u{338}a/>&\u{FFFD}": .string("<\u{338}a/>&\u{FFFD}")]))
    }

    @Test func nestingIsLimited() {
        #expect(throws: PropertyListError.self) {
            try read(String(repeating: "(", count: 100_000))
        }
    }
}
