import Testing

@Suite struct ProtocolRuleTests {
    @Test func optionalRequirementsGetDefaults() {
        let code = """
            @objc public protocol PagerDelegate: Base {
                @objc optional func pager(_ pager: Pager, didShow page: Int)
                @objc optional func title(of pager: Pager) -> String?
                @objc optional var color: UIColor? { get set }
                func needed()
            }

            """
        #expect(
            body(of: code) == """
                public protocol PagerDelegate: AnyObject, Base {
                    func pager(_ pager: Pager, didShow page: Int)
                    func title(of pager: Pager) -> String?
                    var color: UIColor? { get set }
                    func needed()
                }
                """)
        #expect(
            ending(of: code) == """
                extension PagerDelegate {
                    public func pager(_ pager: Pager, didShow page: Int) {  }
                    public func title(of pager: Pager) -> String? { nil }
                    public var color: UIColor? { get { nil } set {} }
                }

                """)
    }

    /// A method that isn't implemented returns `nil`, as in Objective-C.
    @Test func optionalRequirementsWithoutDefaultValue() {
        let code = """
            @objc protocol D { @objc optional func height(of row: Int) -> Int }
            class A: NSObject, D { func height(of row: Int) -> Int { 1 } }
            let a = delegate?.height?(of: 2) ?? 3

            """
        #expect(body(of: code).contains("let a = delegate?._optional_height(of: 2) ?? 3"))
        #expect(
            ending(of: code).hasPrefix(
                """
                extension D {
                    func height(of row: Int) -> Int { fatalError("height(of:) isn't implemented") }
                    func _optional_height(of row: Int) -> Int? { (self as? NSObjectProtocol)?\
                .responds(to: Selector("heightOf:")) == true ? self.height(of: row) : nil }
                }
                """))
        #expect(ending(of: code).contains("table.method(Selector(\"heightOf:\", A.height(of:)))"))
    }

    @Test(arguments: ["AnyObject", "class", "NSObjectProtocol"])
    func protocolsOfClassesStay(_ bound: String) {
        #expect(body(of: "@objc protocol A: \(bound) {}\n") == "protocol A: \(bound) {}")
    }
}
