import Testing

@Suite struct GenericInstanceRuleTests {
    @Test(arguments: [
        ("class Cell<V: UIView> { let inner = V() }", "V.makeInstance()"),
        ("func load<V>(_: V.Type) -> V where V: UIViewController { V.init() }", "V.makeInstance()"),
        (
            "class Box<V: UILabel & Named> { lazy var inner = V(frame: .zero) }",
            "V.makeInstance(frame: .zero)"
        ),
        (
            "extension Factory where Self: UIView { static func f() -> Self? { Self(frame: .zero) } }",
            "Self.makeInstance(frame: .zero)"
        ),
        (
            "protocol Page: UIViewController {}\nextension Page { static func f() -> Self { .init() } }\n"
                + "extension Page { static func g() -> Self { Self() } }",
            "Self.makeInstance()"
        ),
        ("extension UIView { static func f() -> Self { Self.init() } }", "Self.makeInstance()"),
    ]) func instancesOfGenericParameters(_ code: String, _ expected: String) {
        #expect(body(of: code + "\n").contains(expected))
    }

    @Test(arguments: [
        (
            "struct Page { let type: UIViewController.Type }; func f(_ p: Page) { p.type.init() }",
            "p.type.makeInstance()"
        ),
        (
            "struct P { var type: UITableViewController.Type? }\n"
                + "func f(_ p: P) { if let type = p.type { show(type.init()) } }",
            "show(type.makeInstance())"
        ),
        ("func f(of type: UIView.Type) -> UIView { type.init() }", "type.makeInstance()"),
        (
            "func f(_ type: UILabel.Type) -> UILabel { type.init(frame: .zero) }",
            "type.makeInstance(frame: .zero)"
        ),
    ]) func instancesOfMetatypes(_ code: String, _ expected: String) {
        #expect(body(of: code + "\n").contains(expected))
    }

    @Test(arguments: [
        "func f(_ type: Model.Type) { type.init() }",
        "func f(_ type: UIView.Type, other: Model.Type) { other.init() }",
        "class Cell<V: Model> { let inner = V() }", "class Cell<V: UIView> { let inner = W() }",
        "func load<V: UIView>(_ v: V) -> Label { Label() }",
    ]) func otherCallsStay(_ code: String) { #expect(body(of: code + "\n") == code) }
}
