import HTMLReading
import Testing

/// Source: the HTML standard, on optional tags, references, and comments.
@Suite struct HTMLElementTests {
    /// Returns the contents of the body, with the names of elements in parentheses.
    private func body(_ source: String) -> String {
        let root = HTMLElement(reading: source)
        #expect(root.name == "html")
        return description(root).replacing("(html(body", with: "").replacing(/\)\)$/, with: "")
    }

    private func description(_ element: HTMLElement) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }.joined()
        let children = element.children.map { child in
            switch child {
            case .text(let text): text
            case .element(let element): description(element)
            }
        }
        return "(\(element.name)\(attributes)\(children.joined()))"
    }

    @Test(arguments: [
        ("a", "a"), ("", ""), ("a <B>b</b>", "a (bb)"), ("<p>a<p>b", "(pa)(pb)"),
        ("<li>a<li>b", "(lia)(lib)"), ("a<!-- <b>x</b> --> c", "a c"),
        ("a &lt; &eacute;&#x20AC;", "a < é€"),
        ("<a HREF='x?a=1&amp;b=2' id=y>l</a>", "(a href=x?a=1&b=2 id=yl)"), ("a < b", "a < b"),
        ("<html><body>a</body></html>", "a"), ("</b>a</p>", "a"), ("a<br/>b", "a(br)b"),
    ])
    func elementsAreThoseOfBrowsers(source: String, result: String) {
        #expect(body(source) == result)
    }

    @Test func depthIsLimited() {
        let deep = HTMLElement(reading: String(repeating: "<div>", count: 100_000) + "a")
        #expect(deep.name == "html")
    }
}
