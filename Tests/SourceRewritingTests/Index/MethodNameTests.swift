import Testing

@testable import SourceRewriting

@Suite struct MethodNameTests {
    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["view"], "tapWithView:"),
        ("tap", ["withView"], "tapWithView:"), ("move", ["to", "animated"], "moveTo:animated:"),
        ("application", ["_", "open"], "application:open:"), ("moveFrom", ["a"], "moveFromA:"),
        ("a", ["_", "_"], "a::"),
    ]) func selectors(_ base: String, labels: [String], selector: String) {
        #expect(MethodName(base: base, labels: labels).selector == selector)
    }
}
