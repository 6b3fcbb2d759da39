import CHTMLReading

/// An element of an HTML document.
package struct HTMLElement: Sendable, Hashable {
    package enum Node: Sendable, Hashable {
        /// Characters as they are in the source, with references replaced.
        case text(String)
        case element(HTMLElement)
    }

    /// The name in lowercase letters.
    package let name: String
    /// The values of attributes by lowercase name.
    package let attributes: [String: String]
    /// The contents without comments.
    package fileprivate(set) var children: [Node] = []

    /// Reads a document or a part of one, as browsers do: tags may be missing or unknown. The result is
    /// the element `html`; text and other elements are in its `body`.
    ///
    /// libxml2 limits the depth of elements, and stops there.
    package init(reading source: String) {
        let builder = HTMLBuilder()
        let parts = contactsheet_html_parts(
            context: Unmanaged.passUnretained(builder).toOpaque(),
            begin: { HTMLBuilder.of($0).begin($1, $2) }, end: { HTMLBuilder.of($0).end() },
            text: { HTMLBuilder.of($0).append($1) })
        // Without these tags, text that isn't in an element becomes a paragraph.
        var text = "<html><body>" + source
        withExtendedLifetime(builder) {
            _ = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    contactsheet_read_html($0.baseAddress, $0.count, parts)
                }
            }
        }
        self = builder.root ?? HTMLElement(name: "html", attributes: [:])
    }

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }
}

/// Builds a tree from the parts of a document.
private final class HTMLBuilder {
    private(set) var root: HTMLElement?
    private var open: [HTMLElement] = []

    static func of(_ context: UnsafeMutableRawPointer?) -> HTMLBuilder {
        // The context of the parts is always a builder.
        Unmanaged<HTMLBuilder>.fromOpaque(context!).takeUnretainedValue()
    }

    func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafePointer<UnsafePointer<CChar>?>?
    ) {
        var values: [String: String] = [:]
        var place = 0
        while let name = attributes?[place], let value = attributes?[place + 1] {
            values[String(cString: name)] = String(cString: value)
            place += 2
        }
        open.append(
            HTMLElement(name: name.map { String(cString: $0) } ?? "", attributes: values))
    }

    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(.element(element))
        }
    }

    func append(_ text: UnsafePointer<CChar>?) {
        guard let text, !open.isEmpty else { return }
        open[open.count - 1].children.append(.text(String(cString: text)))
    }
}
