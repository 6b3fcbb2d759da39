import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct FontEnvironmentTests {
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
