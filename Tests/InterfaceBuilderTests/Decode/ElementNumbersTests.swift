import Testing

@testable import InterfaceBuilder

/// Source: the attributes in the tests.
struct ElementNumbersTests {
    @Test(arguments: [("YES", true), ("NO", false), ("true", true), ("0", false), ("yep", nil)])
    func bools(_ text: String, _ value: Bool?) throws {
        #expect(try Element.xml("<a b=\"\(text)\"/>").bool("b") == value)
    }

    @Test func integersAreTruncated() throws {
        let element = try Element.xml(#"<a n="2.9" m="-3" o="1e9"/>"#)
        #expect(element.integer("n") == 2)
        #expect(element.integer("m") == -3)
        #expect(element.integer("o") == nil)
    }

    @Test func absentAttributesAreNil() throws {
        let element = try Element.xml("<a/>")
        #expect(element.number("n") == nil)
        #expect(element.integer("n") == nil)
        #expect(element.bool("n") == nil)
    }
}
