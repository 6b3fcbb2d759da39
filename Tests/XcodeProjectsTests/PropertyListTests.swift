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

    /// Source: the document type of XML property lists. Foundation reads the same values.
    @Test func typesAreKept() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>a</key><integer>25</integer><key>b</key><string>YES</string><key>c</key><false/>
            <key>d</key><real>1.5</real><key>e</key><date>2007-01-09T09:41:00Z</date>
            <key>f</key><data>AQI=</data><key>g</key><string>25</string><key>h</key><integer>x</integer>
            <key>i</key><string>\u{0600}&lt;b></string>
            </dict></plist>
            """
        let values = try #require(
            try PropertyListSerialization.propertyList(
                from: Data(try read(text).xml.utf8), format: nil) as? [String: Any])
        #expect(values["a"] as? Int == 25 && values["a"] as? String == nil)
        #expect(values["b"] as? String == "YES" && values["c"] as? Bool == false)
        #expect(values["d"] as? Double == 1.5)
        #expect(values["e"] as? Date == Date(timeIntervalSince1970: 1_168_335_660))
        #expect(values["f"] as? Data == Data([1, 2]))
        #expect(values["g"] as? String == "25" && values["h"] as? String == "x")
        #expect(values["i"] as? String == "\u{0600}<b>")
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
