import Testing

@Suite struct GenericInstanceRuleTests {
    @Test(arguments: [
        ("class Cell<V: UIView> { let inner = V() }", "V.makeInstance()"),
        ("func load<V>(_: V.Type) -> V where V: UIViewController { V.init() }", "V.makeInstance()"),
        (
            "class Box<V: UILabel & Named> { lazy var inner = V(frame: .zero) }",
            "V.makeInstance(frame: .zero)"
        ),
    ]) func instancesOfGenericParameters(_ code: String, _ expected: String) {
        #expect(body(of: code + "\n").contains(expected))
    }

    @Test(arguments: [
        "class Cell<V: Model> { let inner = V() }", "class Cell<V: UIView> { let inner = W() }",
        "func load<V: UIView>(_ v: V) -> Label { Label() }",
    ]) func otherCallsStay(_ code: String) { #expect(body(of: code + "\n") == code) }
}
