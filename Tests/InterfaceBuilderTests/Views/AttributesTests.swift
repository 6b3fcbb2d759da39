import Testing

@testable import InterfaceBuilder

/// Source: XML, in which the order of attributes has no meaning and none occurs twice.
struct AttributesTests {
    @Test func equalityIgnoresTheOrder() {
        #expect(["a": "1", "b": "2"] as Attributes == ["b": "2", "a": "1"])
        #expect(["a": "1", "b": "2"] as Attributes != ["a": "1", "b": "3"])
        #expect(["a": "1", "b": "2"] as Attributes != ["a": "1"])
    }

    @Test func orderIsKept() {
        var some: Attributes = ["b": "1", "a": "2", "c": "3"]
        some["b"] = "4"
        some["a"] = nil
        #expect(some.map { $0.name + $0.value } == ["b4", "c3"])
    }
}
