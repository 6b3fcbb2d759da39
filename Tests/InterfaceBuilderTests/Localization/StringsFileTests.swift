import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: Apple's "String Resources" (Resource Programming Guide) and its "Old-Style ASCII
/// Property Lists": comments, quotes, escapes, encodings.
struct StringsFileTests {
    private func texts(_ file: String) -> [String: String]? {
        StringsFile(Data(file.utf8))?.texts
    }

    @Test func pairsWithComments() {
        let file = """
            /* Class = "UILabel"; text = "Name"; ObjectID = "a-b"; */
            "a-b.text" = "Nom";

            // One line = "none";
            "c.title"="Fermer";"d.title" = "Deux
            lignes";
            """
        #expect(
            texts(file) == ["a-b.text": "Nom", "c.title": "Fermer", "d.title": "Deux\nlignes"])
    }

    @Test func escapes() {
        let file = #"""
            "a" = "say \"hi\" \\ \n\t";
            "b" = "\U00e9\u00E8 \101";
            "c" = "\Ud83d\Ude00";
            bare.key = bare;
            'd' = 'it"s';
            """#
        #expect(
            texts(file) == [
                "a": "say \"hi\" \\ \n\t", "b": "éè A", "c": "😀", "bare.key": "bare", "d": "it\"s",
            ])
    }

    @Test func bracesAroundEverything() {
        #expect(texts(#"{ "a" = "1"; b = 2; }"#) == ["a": "1", "b": "2"])
    }

    @Test func invalidEntriesAreSkipped() {
        #expect(texts(#""a" "b"; "c" = "d"; "e" = ; "f" = "g""#) == ["c": "d", "f": "g"])
        #expect(texts("") == [:])
        #expect(texts("/* open") == [:])
        #expect(texts(#""open = "#) == [:])
        #expect(texts(#""a" = "\"#) == ["a": "\\"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
    func encodings(_ encoding: String.Encoding) throws {
        let data = try #require(#""a" = "ünï";"#.data(using: encoding))
        #expect(StringsFile(data)?.texts == ["a": "ünï"])
    }

    @Test func byteOrderMarksAreSkipped() {
        #expect(StringsFile(Data([0xEF, 0xBB, 0xBF]) + Data("a=b;".utf8))?.texts == ["a": "b"])
    }

    @Test func otherFilesAreNil() {
        #expect(StringsFile(Data([0x61, 0x80, 0x81])) == nil)
    }
}
