import Synchronization

/// The lines on which each kind of element and each named font first occurs in the document. A
/// diagnostic about a kind is reported once, on a line that doesn't depend on the scene.
///
/// They are determined at the first use, because most documents cause no such diagnostics.
final class FirstLines: Sendable {
    private struct Lines {
        var elements: [String: Int] = [:]
        var fonts: [String: Int] = [:]
    }

    private let document: Element
    private let lines = Mutex<Lines?>(nil)

    init(_ document: Element) {
        self.document = document
    }

    /// Returns the line of the first element with this name.
    func line(ofElement name: String) -> Int? { known.elements[name] }

    /// Returns the line of the first font description with this font name.
    func line(ofFont name: String) -> Int? { known.fonts[name] }

    private var known: Lines {
        lines.withLock { lines in
            if let lines { return lines }
            var found = Lines()
            document.walk { element in
                if found.elements[element.name] == nil {
                    found.elements[element.name] = element.line
                }
                guard element.name == "fontDescription", let font = element["name"] else { return }
                if found.fonts[font] == nil { found.fonts[font] = element.line }
            }
            lines = found
            return found
        }
    }
}
