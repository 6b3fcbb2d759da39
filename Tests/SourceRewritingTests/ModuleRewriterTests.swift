import Testing

@testable import SourceRewriting

@Suite struct ModuleRewriterTests {
    @Test func outletsAndActions() {
        let text = rewrite([
            """
            import UIKit

            class Login: UIViewController {
                @IBOutlet private weak var name: UITextField!
                @IBAction func logIn(_ sender: UIButton) {}
                override func viewDidLoad() {
                    name.addTarget(self, action: #selector(changed), for: .editingChanged)
                }
                @objc func changed() {}
            }

            """
        ]).files[0].text
        #expect(
            text == """
                #sourceLocation(file: "A.swift", line: 1)
                import UIKit

                class Login: UIViewController {
                    private weak var name: UITextField!
                    func logIn(_ sender: UIButton) {}
                    override func viewDidLoad() {
                        name.addTarget(self, action: Selector("changed", Login.changed as (Login) -> () -> Void), for: .editingChanged)
                    }
                    func changed() {}
                }
                #sourceLocation()
                extension Login {
                    @MainActor fileprivate static func _registerClass0_0() {
                        ClassTable.register(Login.self, named: "Login", in: "App") { table in
                            table.property("name", \\Login.name)
                            table.method(Selector("logIn:", Login.logIn(_:)))
                            table.method(Selector("changed", Login.changed as (Login) -> () -> Void))
                        }
                    }
                }
                @MainActor func _registerClasses0() {
                    Login._registerClass0_0()
                }

                """)
    }

    @Test func outletsOfGenericClassesAreThoseOfTheirSubclasses() {
        let text = rewrite([
            """
            class Base<Cell>: UIViewController {
                @IBOutlet var list: UIView!
                @IBOutlet private var hidden: UIView!
                @IBAction func save(_ sender: Any) {}
            }
            class Form: Base<UIView> {}

            """
        ]).files[0].text
        #expect(text.contains("table.property(\"list\", \\Form.list)"))
        #expect(text.contains("table.method(Selector(\"save:\", Form.save(_:)))"))
        #expect(!text.contains("Form.hidden"))
    }

    /// Documents create custom objects with `init()`, as Apple's "Resource Programming Guide" says.
    @Test(arguments: [
        ("", true), ("override init() { super.init() }", true),
        ("private override init() {}", true),
        ("convenience init(a: Int) { self.init() }", true), ("init(a: Int) {}", false),
        ("override init() async {}", false),
    ])
    func objectsHaveInitializersForDocuments(_ initializer: String, _ isCallable: Bool) {
        let text = ending(of: "class A: NSObject { \(initializer) }\n")
        #expect(text.contains("table.initializer { A() }") == isCallable)
    }

    /// Subclasses don't inherit a private initializer.
    @Test(arguments: [("", true), ("private ", false)])
    func subclassesInheritInitializersForDocuments(_ access: String, _ isCallable: Bool) {
        let text = ending(
            of: "class A: NSObject { \(access)override init() {} }\nclass B: A {}\n")
        #expect(text.contains("table.initializer { B() }") == isCallable)
    }

    @Test func codeWithoutObjectiveCStaysAsItIs() {
        let code = """
            import Foundation

            struct Person: Codable { var name: String }
            func call(_ done: (() -> Void)?) { done?() }

            """
        #expect(
            rewrite([code]).files[0].text == "#sourceLocation(file: \"A.swift\", line: 1)\n" + code)
    }
}

@Suite struct RewritingTwiceTests {
    @Test func changesNothing() {
        let files = [
            """
            class A: UIView {
                @IBInspectable var radius = 1.0
                lazy var b = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))
            }
            @objc protocol D { @objc optional func d() }

            """,
            """
            extension A { @objc func tap(_ sender: Any) {} }
            extension A { override func layoutSubviews() {} }
            #if os(iOS)
            #Preview { A() }
            #endif
            """,
        ]
        let once = rewrite(files).files.map(\.text)
        #expect(rewrite(once).files.map(\.text) == once)
        #expect(rewrite(once).counts.isEmpty)
    }
}
