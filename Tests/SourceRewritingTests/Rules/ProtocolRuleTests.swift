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

    @Test(arguments: ["AnyObject", "class", "NSObjectProtocol"])
    func protocolsOfClassesStay(_ bound: String) {
        #expect(body(of: "@objc protocol A: \(bound) {}\n") == "protocol A: \(bound) {}")
    }
}
