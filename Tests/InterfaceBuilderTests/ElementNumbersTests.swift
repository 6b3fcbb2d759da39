import Testing

@testable import InterfaceBuilder

/// Source of truth: interface_builder.md, gotcha 11.
struct ElementNumbersTests {
    @Test(arguments: [
        ("0.0", 0.0), ("20", 20), ("63.000000000000014", 63.000000000000014), ("-8.5", -8.5),
        ("1e-05", 0.00001), ("2.2250738585072014e-308", 0),
    ])
    func numbers(_ text: String, _ value: Double) throws {
        #expect(try Element.xml("<a n=\"\(text)\"/>").number("n") == value)
    }

    @Test(arguments: ["infinite", "nan", "inf", "1e30", "", "12pt"])
    func whatIsNoNumber(_ text: String) throws {
        #expect(try Element.xml("<a n=\"\(text)\"/>").number("n") == nil)
    }

    @Test(arguments: [("YES", true), ("NO", false), ("true", true), ("0", false), ("yep", nil)])
    func bools(_ text: String, _ value: Bool?) throws {
        #expect(try Element.xml("<a b=\"\(text)\"/>").bool("b") == value)
    }

    @Test func absentAttributesAreNil() throws {
        let element = try Element.xml("<a/>")
        #expect(element.number("n") == nil)
        #expect(element.integer("n") == nil)
        #expect(element.bool("n") == nil)
    }
}
