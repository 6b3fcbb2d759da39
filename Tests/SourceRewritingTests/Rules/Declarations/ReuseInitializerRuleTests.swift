import Testing

@testable import SourceRewriting

@Suite struct ReuseInitializerRuleTests {
    private func start(_ code: String) -> String {
        String(body(of: code + "\n").split(separator: "\n").first ?? "")
    }

    @Test func aClassWithoutTheInitializerOfLists() {
        #expect(
            start("class A: UITableViewCell { init(b: Int) {} }") == """
                class A: UITableViewCell { required init(registeredAs identifier: String?) { \
                fatalError("Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class \
                'App.A'") } init(b: Int) {} }
                """)
        #expect(
            start("public class A: UICollectionViewCell { init(b: Int) {} }").contains(
                "{ public required init(registeredAs identifier: String?, frame: CGRect) {"))
    }

    @Test func aSubclassOfTheApplicationsClass() {
        let code = """
            class A: B { override init(frame: CGRect) {} }; \
            class B: UICollectionReusableView { override init(frame: CGRect) {}; init(c: Int) {} }
            """
        let text = start(code)
        #expect(
            text.contains(
                "class A: B { required convenience init(registeredAs identifier: String?, frame: CGRect)"
                    + " { self.init(frame: frame) }"))
        #expect(text.contains("class B: UICollectionReusableView { override init"))
    }

    @Test(arguments: [
        "class A: UITableViewCell {}",
        "class A: UITableViewCell { convenience init(b: Int) {} }",
        "class A: UITableViewCell { override init(style: S, reuseIdentifier: String?) {} }",
        "class A: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }",
        "class A: UIView { init(b: Int) {} }",
    ]) func classesThatInheritIt(_ code: String) {
        #expect(start(code) == code)
    }
}
