import Testing

@testable import SourceRewriting

/// What is made up is a decision: values that say what they stand for, the same in each run.
@Suite struct CodeScreensTests {
    private func text(_ code: String, documentClasses: Set<String> = []) -> String {
        screens(code, documentClasses: documentClasses).text(of: "App", importing: [])
    }

    private func screens(_ code: String, documentClasses: Set<String> = []) -> CodeScreens {
        let module = ModuleSources(
            name: "App", files: [SourceText(path: "/App/Code.swift", text: code)],
            importableModules: ["UIKit"])
        return CodeScreens(
            of: DeclaredTypes(of: module), dependencies: [], documentClasses: documentClasses)
    }

    /// The expressions of the screens, by name.
    private func expressions(_ code: String) -> [String] { screens(code).screens.map(\.expression) }

    @Test(arguments: [
        ("class A: UIViewController {}", "A()"),
        ("class A: UIViewController { let b: Int = 1; var c: Int? }", "A()"),
        ("class A: UIViewController { init() {}; required init?(coder: NSCoder) {} }", "A()"),
        (
            "class A: UICollectionViewController {}",
            "A(collectionViewLayout: UICollectionViewFlowLayout())"
        ),
        (
            "class A: UITableViewController { func b() { navigationItem.title = \"\" } }",
            "UINavigationController(rootViewController: A())"
        ),
        (
            "class A: UIViewController { init(title: String, count: Int, isNew: Bool) {} }",
            "A(title: \"Title\", count: 1, isNew: true)"
        ),
        (
            "class A: UIViewController { init(_ done: @escaping (Int, String) -> Void) {} }",
            "A({ _, _ in })"
        ),
        (
            "struct B { let firstNames: [String]; let c: C }; enum C { case d(Int), e }"
                + "; class A: UIViewController { init(b: B) {} }",
            "A(b: B(firstNames: [\"First Name\", \"First Name 2\", \"First Name 3\"], c: C.e))"
        ),
        (
            "typealias B = C & D; protocol C {}; protocol D {}; final class E: B { init(id: UUID) {} }"
                + "; class A: UIViewController { init(b: B) {} }",
            "A(b: E(id: UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!))"
        ),
        (
            "protocol B {}; class C: B {}; class MockC {}; extension MockC: B {}"
                + "; class A: UIViewController { init(b: any B) {} }", "A(b: MockC())"
        ),
    ])
    func isCreated(code: String, expected: String) {
        #expect(expressions(code) == [expected])
    }

    @Test(arguments: [
        "private class A: UIViewController {}", "class A<B>: UIViewController {}",
        "class A: Unknown {}", "class A: UIViewController { init(b: Unknown) {} }",
        "class A: UIViewController { required init?(coder: NSCoder) {} }", "class A: UIView {}",
        "@available(*, unavailable) class A: UIViewController {}",
        "class A: UIViewController { init(a: B) {} }; class B { init(c: B) {} }",
    ])
    func isNotCreated(code: String) {
        #expect(expressions(code) == [])
    }

    @Test func thoseWithoutArgumentsAreNamed() {
        let code = "class A: UIViewController { init(b: Unknown) {} }"
        #expect(screens(code).unavailable == ["A"])
    }

    @Test func onlyLeavesThatAreNotInDocuments() {
        let code = """
            class Base: UIViewController {}
            class A: Base {}
            class B: UIViewController {}
            """
        let found = screens(code, documentClasses: ["B"])
        #expect(found.screens.map(\.name) == ["A"])
        #expect(found.unavailable == [])
    }

    /// They would be nil when the view is loaded.
    @Test func propertiesThatOtherCodeSets() {
        let code = """
            class A: UIViewController {
                @IBOutlet var label: UILabel!
                private var model: Model!
                weak var delegate: Delegate!
                var items: [String]!
            }
            typealias Model = Input
            protocol Input {}
            final class DefaultModel: Model { init(page: Int) {} }
            """
        let found = screens(code, documentClasses: ["A"])
        #expect(
            found.addition(to: "/App/Code.swift") == """

                extension A {
                    @MainActor static func _setMadeUpProperties(of controller: A) {
                        if controller.model == nil { controller.model = DefaultModel(page: 1) }
                        if controller.items == nil { controller.items = ["Item", "Item 2", "Item 3"] }
                    }
                }

                """)
        #expect(found.text(of: "App", importing: []).contains("A._setMadeUpProperties(of: found)"))
    }
}
