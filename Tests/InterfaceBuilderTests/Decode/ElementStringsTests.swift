import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.11; base64 encoded by hand.
struct ElementStringsTests {
    @Test(arguments: [
        (#"<label text="a&#10;b &amp; c"/>"#, "a\nb & c"),
        (
            #"<label><string key="text">two lines"# + "\nof text</string></label>",
            "two lines\nof text"
        ),
        (#"<label><mutableString key="text">m</mutableString></label>"#, "m"),
        (
            #"<label><string key="text" base64-UTF8="YES">"# + "\nSMOkbGxvCg\n</string></label>",
            "Hällo\n"
        ),
        (#"<label><string key="title">other</string></label>"#, nil),
        (#"<label><nil key="text"/></label>"#, nil),
        (#"<label><string key="text" base64-UTF8="YES">%%%</string></label>"#, nil),
    ])
    func texts(_ xml: String, _ text: String?) throws {
        #expect(try Element.xml(xml).string("text") == text)
    }
}
