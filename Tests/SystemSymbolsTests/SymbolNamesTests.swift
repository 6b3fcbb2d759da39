import Foundation
import Testing

@testable import SystemSymbols

/// Source: the names themselves, and Apple's list of renamed symbols. The drawings of families with
/// many similar symbols are a decision.
struct SymbolNamesTests {
    /// Names in an older and a newer order, with a generation or a script, and of families.
    @Test(arguments: [
        ("inset.filled.lefthalf.rectangle", "rectangle.lefthalf.inset.filled"),
        ("inset.filled.capsule.portrait", "capsule.portrait.inset.filled"),
        ("character.book.closed.ja", "character.book.closed"),
        ("ipad.gen2.landscape", "ipad.landscape"), ("car.side.front.open", "car.side"),
        ("microphone.slash", "mic.slash"), ("10.arrow.trianglehead.clockwise", "goforward.10"),
        ("eurosign.arrow.trianglehead.counterclockwise.rotate.90", "eurosign.arrow.circlepath"),
    ])
    func similarNamesHaveTheSameDrawing(_ name: String, _ other: String) throws {
        let drawing = try #require(SymbolTable.drawing(named: name))
        let expected = try #require(SymbolTable.drawing(named: other))
        #expect(drawing.parts.map(\.action) == expected.parts.map(\.action))
        #expect(abs(drawing.ink.width - expected.ink.width) < 1e-6)
    }

    @Test(arguments: ["inset.filled", "inset.filled.unicorn", "unicorn.ja", "ja", "house.unicorn"])
    func otherNamesAreNil(_ name: String) {
        #expect(SymbolTable.drawing(named: name) == nil)
    }

    /// Only families with many similar symbols have the drawing of the start of a name.
    @Test func familiesHaveTheDrawingOfTheirStart() {
        #expect(SymbolNames.similar(to: ["car", "side", "unicorn"]) == ["car", "side"])
        #expect(SymbolNames.similar(to: ["house", "unicorn"]) == nil)
    }
}
