import Testing

@testable import InterfaceBuilder

/// Source of truth: XML, where the order of attributes means nothing and none comes twice.
struct AttributesTests {
    private func attributes(_ pairs: KeyValuePairs<String, String>) -> Attributes {
        var result = Attributes()
        for (name, value) in pairs { result[name] = value }
        return result
    }

    @Test func orderDoesNotCount() {
        #expect(attributes(["a": "1", "b": "2"]) == attributes(["b": "2", "a": "1"]))
        #expect(attributes(["a": "1", "b": "2"]) != attributes(["a": "1", "b": "3"]))
        #expect(attributes(["a": "1", "b": "2"]) != attributes(["a": "1"]))
    }

    @Test func orderIsKept() {
        var some = attributes(["b": "1", "a": "2", "c": "3"])
        some["b"] = "4"
        some["a"] = nil
        #expect(some.map { $0.name + $0.value } == ["b4", "c3"])
    }

    @Test func noneComesTwice() {
        var some = attributes(["a": "1"])
        #expect(!some.append("a", "2") && some["a"] == "1")
        #expect(some.append("b", "2") && some["b"] == "2")
    }
}
