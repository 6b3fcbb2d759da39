import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct FontEnvironmentTests {
    /// Source: the published test vectors of 64-bit FNV-1a.
    @Test(arguments: [
        ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
    func digest(text: String, digest: String) {
        #expect(FontEnvironment.digest(ofBytes: Data(text.utf8)) == digest)
    }

    /// Property: the order and number of faces have no effect.
    @Test func fingerprintIsSortedAndUnique() {
        let a = Font.system(size: 17).face
        let b = Font.system(size: 17, weight: .bold).face
        let lists = [[a, b], [b, a], [b, a, b]].map { faces in
            FontEnvironment.fingerprint(of: faces).map { "\($0.name) \($0.value)" }
        }
        #expect(lists[0].count == 3)
        #expect(lists[0][0].hasPrefix("Pango 1."))
        #expect(lists[0][1].hasPrefix("Inter-Bold.otf "))
        #expect(lists[0] == lists[1] && lists[1] == lists[2])
    }

    @Test func missingFileIsNamed() {
        let face = FontFace(path: "/nonexistent/A.ttf", postScriptName: "A")
        #expect(FontEnvironment.fingerprint(of: [face])[1] == ("A.ttf", "unreadable"))
    }
}
