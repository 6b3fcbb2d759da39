import Foundation
import Testing

@testable import ContactSheetPreviews

/// Tests the property that written steps can be read back. Source: the forms listed in the help.
@Suite struct InteractionParsingTests {
    @Test(arguments: [
        Interaction.tap("Log in"), .tap("a \"b\" \\c\n", times: 2), .longPress("Card"),
        .longPress("for you", seconds: 2.5), .hold("Edit"), .type("into the void", into: "Name"),
        .type("x"),
        .select("the words in it", in: "Note"),
        .scroll("List", by: CGPoint(x: 0, y: 200)), .pan("Card", by: CGPoint(x: -10.5, y: 3)),
        .tap("\u{600}\" a \"\u{301} b\u{600}\\"), .drag("Card", onto: "Bin"),
        .swipe("Row", to: .left), .pinch("Map", by: 0.5),
        .rotate("Map", by: -90), .turn(.landscapeLeft), .wait(1.5),
    ])
    func descriptionsCanBeParsed(step: Interaction) {
        #expect(Interaction(text: step.description) == step)
    }

    @Test func namesNeedNoQuotes() {
        #expect(Interaction(text: "tap Log in") == .tap("Log in"))
        #expect(
            Interaction(text: "type Go into it into Name") == .type("Go into it", into: "Name"))
        #expect(
            Interaction(text: "scroll List by 200") == .scroll("List", by: CGPoint(x: 0, y: 200)))
        #expect(
            Interaction(text: "select words in a row in Note")
                == .select("words in a row", in: "Note"))
        #expect(Interaction(text: "turn landscape") == .turn(.landscapeLeft))
    }

    @Test(arguments: [
        "", "tap", "tap ", "jump Save", "tap Save times 0", "tap Save times x", "scroll List",
        "scroll List by", "scroll List by 1,2,3", "scroll List by nan", "pan A by 1e99,0",
        "swipe Row to north", "turn sideways", "wait -1", "pinch A by 0", "tap \"A\" B",
        "drag A onto ", "select A", "select in Note",
    ])
    func otherTextsAreRejected(text: String) { #expect(Interaction(text: text) == nil) }
}
