import Testing

@testable import SourceRewriting

/// The rules that replace one piece of text with another.
@Suite struct SmallRuleTests {
    @Test(arguments: [
        // Attributes and modifiers
        ("class A { @IBOutlet weak var b: UIView! }", "class A { weak var b: UIView! }"),
        ("class A { @objc dynamic var b = 1 }", "class A { var b = 1 }"),
        ("class A { dynamic var b = 1 }", "class A { dynamic var b = 1 }"),
        ("@UIApplicationMain class A {}", "class A {}"),
        ("class A { @objc (b) func c() {} }", "class A { func c() {} }"),
        ("@available (iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
        // Key paths
        ("let a = #keyPath(Person.home.street)", "let a = \"home.street\""),
        ("let a = #keyPath(name)", "let a = \"name\""),
        // Literals
        (
            "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
            "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
        ),
        (
            "let a = #imageLiteral(resourceName: \"b\")",
            "let a = (UIImage(named: \"b\") ?? UIImage())"
        ),
        // Initializers
        ("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
        ("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
        // Managed properties
        (
            "class A { @NSManaged var b: Int }",
            "class A { var b: Int { get { managedValue(\"b\") } set { setManagedValue(\"b\", newValue) } } }"
        ),
        (
            "class A { override public init(entity: B, insertInto c: C?) {} }",
            "class A { required public init(entity: B, insertInto c: C?) {} }"
        ),
        ("class A { override init(a: B) {} }", "class A { override init(a: B) {} }"),
        // Calls of optional methods
        ("a.pager?(b, didShow: c)", "a.pager(b, didShow: c)"),
        ("a.scrollViewDidScroll?(b)", "a.scrollViewDidScroll(b)"),
        ("a.handler?(b)", "a.handler?(b)"),
        // Members of AnyObject
        ("let a = (b[c] as AnyObject).cgRectValue", "let a = (DynamicValue(b[c] )).cgRectValue"),
        ("let a = (b as AnyObject).size", "let a = (b as AnyObject).size"),
        ("let a = (b as? AnyObject).cgRectValue", "let a = (b as? AnyObject).cgRectValue"),
        // Types of Swift 3 and 4
        ("let a = b as C!", "let a = b as C?"), ("let a = b as! C!", "let a = b as! C"),
        ("let a = b as? C!", "let a = b as? C"), ("var a: C! = b", "var a: C! = b"),
        ("func a() { for b: AnyObject in c {} }", "func a() { for b in c {} }"),
        ("func a() { for b: C in c {} }", "func a() { for b: C in c {} }"),
        // Conditions of iOS versions
        ("if #available(iOS 15, *) {}", "if UIDevice.runs(15) {}"),
        (
            "func a() { guard #available(macOS 10.15, iOS 13.4, *), b else { return } }",
            "func a() { guard UIDevice.runs(13, 4), b else { return } }"
        ), ("if #unavailable(iOS 16.1.2) {}", "if !UIDevice.runs(16, 1, 2) {}"),
        ("if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
        ("@available(iOS 15, *) func a() {}", "@available(iOS 15, *) func a() {}"),
        // Imports
        ("import UIKit.UIView", "import UIKit"),
        ("import class UIKit.UIView", "import class UIKit.UIView"),
        ("import Missing", ""),
    ]) func replacement(_ code: String, expected: String) {
        #expect(body(of: code + "\n") == expected)
    }

    @Test(arguments: [
        ("delegate?.pager?(self)", "(delegate as? Pages)?.pager(self)"),
        ("self.delegate?.pager?(self)", "(self.delegate as? Pages)?.pager(self)"),
        ("self?.delegate!.pager?(self)", "(self?.delegate as? Pages)?.pager(self)"),
        ("delegate.pager?(self)", "(delegate as? Pages)?.pager(self)"),
        ("other?.pager?(self)", "other?.pager(self)"),
    ]) func optionalMethodOfUntypedDelegate(_ call: String, expected: String) {
        let text = """
            @objc protocol Pages { @objc optional func pager(_ pager: Pager) }
            class Pager: UIView {
                @IBOutlet weak var delegate: AnyObject?
                weak var other: Pages?
            }
            extension Pager { func show() { \(call) } }
            """
        #expect(body(of: text).contains("func show() { \(expected) }"))
    }

    @Test func objectsOfDocumentsHaveInitializers() {
        let text = ending(
            of: """
                class Plain: NSObject { var a = 1 }
                class Own: NSObject { init(a: Int) {} }
                class Below: Plain { convenience init(a: Int) { self.init() } }
                class Overriding: Own { override init(a: Int) {}; init() {} }
                class Unavailable: NSObject { @available(*, unavailable) override init() {} }
                class View: UIView {}
                class Swift {}
                """)
        #expect(text.contains("table.initializer { Plain() }"))
        #expect(text.contains("table.initializer { Below() }"))
        #expect(text.contains("table.initializer { Overriding() }"))
        for name in ["Own", "Unavailable", "View", "Swift"] {
            #expect(!text.contains("{ \(name)() }"))
        }
    }

    @Test func removedAttributesKeepTheirLines() {
        #expect(
            body(of: "class A {\n    @objc\n    func b() {}\n}\n")
                == "class A {\n    \n    func b() {}\n}")
    }

    @Test func missingModulesAreReported() {
        #expect(rewrite(["import Missing\nimport UIKit\n"]).missingModules == ["Missing"])
    }

    @Test func uiKitIsImportedWhereItsNamesAreUsed() {
        let text = rewrite(["import Foundation\nvar a: CGRect = .zero\n"]).files[0].text
        #expect(text.hasPrefix("import UIKit\n#sourceLocation"))
    }

    @Test func viewsInSwiftUIAreNoted() {
        let file = rewrite([
            "struct A: View {}\nenum B { struct C: SwiftUI.View {} }\nstruct D: Viewer {}\n"
        ]).files[0]
        #expect(file.swiftUIViews == ["A", "B.C"])
    }
}
