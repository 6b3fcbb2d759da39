import Foundation
import Testing

@testable import ContactSheet
@testable import InterfaceBuilder

/// Source: the format documented in the command's help; JSON's rules for strings.
@Suite struct FramesLineTests {
    @Test func rootsAndViewsInDocumentOrder() {
        let roots = [
            DesignFrames(
                root: "r",
                frames: [
                    ("r", CGRect(x: 0, y: 0, width: 375, height: 667)),
                    ("b", CGRect(x: -1.5, y: 20, width: 1e-5, height: 0)),
                    ("a", CGRect(x: 1, y: 2, width: 3, height: 4)),
                ]),
            DesignFrames(root: "", frames: []),
        ]
        #expect(
            FramesLine.line(document: "A/Main.storyboard", roots)
                == #"{"document": "A/Main.storyboard", "scenes": [{"root": "r", "views": "#
                + #"{"r": [0.0, 0.0, 375.0, 667.0], "b": [-1.5, 20.0, 1e-05, 0.0], "#
                + #""a": [1.0, 2.0, 3.0, 4.0]}}, {"root": "", "views": {}}]}"#)
    }

    @Test func errors() {
        #expect(
            FramesLine.line(document: "x.xib", error: "it's “cut” off")
                == #"{"document": "x.xib", "error": "it's “cut” off"}"#)
    }

    @Test(arguments: ["a\"b", "a\\b", "line\nbreak", "tab\t", "\u{1}", "</script>", "ä 日本 🙂"])
    func specialCharactersInIDsAreKept(_ id: String) throws {
        let roots = [DesignFrames(root: id, frames: [(id, .zero)])]
        let line = FramesLine.line(document: id, roots)
        #expect(!line.contains("\n"))
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let object = try #require(json as? [String: Any])
        #expect(object["document"] as? String == id)
        let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
        #expect(scene["root"] as? String == id)
        #expect((scene["views"] as? [String: [Double]])?.keys.sorted() == [id])
    }
}
