import ContactSheetDiagnostics
import Foundation
import HTMLReading

/// The attributed string of simple HTML. The font is Times at 12 points, as UIKit's importer uses.
/// Line breaks of the source are spaces, and paragraphs end with a line break.
struct HTMLText {
    private struct Style {
        var size = HTMLFontSize.standard
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color: UIColor?
        var link: String?
    }

    private let result = NSMutableAttributedString(string: "")
    private var lists: [Int?] = []
    private var ignored: Set<String> = []

    init(_ source: String) {
        append(HTMLElement(reading: source), Style())
        for tag in ignored.sorted() {
            Diagnostic(.note, "the HTML tag \(tag) has no effect in an attributed string").log()
        }
    }

    var attributedString: NSAttributedString { result }

    // MARK: Elements

    /// - Parameter outer: The style of the text around the element.
    private mutating func append(_ element: HTMLElement, _ outer: Style) {
        guard !["style", "script", "head", "title"].contains(element.name) else { return }
        if element.name == "br" { return appendBreak(outer) }
        let style = style(of: element, in: outer)
        let isBlock = Self.blocks.contains(element.name)
        let isList = ["ul", "ol"].contains(element.name)
        if isBlock || isList { breakLine(outer) }
        if isList { lists.append(element.name == "ol" ? 0 : nil) }
        if element.name == "li" { appendMarker(style) }
        for child in element.children {
            switch child {
            case .text(let text): append(text, style)
            case .element(let element): append(element, style)
            }
        }
        if isList { lists.removeLast() }
        if isBlock { breakLine(style) }
    }

    private static let blocks: Set = ["p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6"]

    private mutating func style(of element: HTMLElement, in outer: Style) -> Style {
        var style = outer
        switch element.name {
        case "b", "strong": style.isBold = true
        case "i", "em": style.isItalic = true
        case "u": style.isUnderlined = true
        case "s", "del", "strike": style.isStruck = true
        case "a":
            style.link = element.attributes["href"]
            style.isUnderlined = true
            style.color = UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
        case "font":
            if let size = element.attributes["size"].flatMap(HTMLFontSize.ofFontTag) {
                style.size = size
            }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            style.isBold = true
            style.size = HTMLFontSize.ofHeading(element.name, in: outer.size)
        case "span", "p", "div", "ul", "ol", "li", "html", "body": break
        default: ignored.insert(element.name)
        }
        takeAttributes(of: element, in: outer, into: &style)
        return style
    }

    private func takeAttributes(of element: HTMLElement, in outer: Style, into style: inout Style) {
        if let color = element.attributes["color"] { style.color = HTMLColor.color(color) }
        for part in (element.attributes["style"] ?? "").split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard pair.count == 2 else { continue }
            let value = pair[1].lowercased()
            switch pair[0].lowercased() {
            case "color": style.color = HTMLColor.color(value)
            case "font-size":
                style.size = HTMLFontSize.ofProperty(value, in: outer.size) ?? style.size
            case "font-weight": style.isBold = value == "bold" || (Int(value) ?? 0) >= 600
            case "font-style": style.isItalic = value == "italic"
            case "text-decoration":
                style.isUnderlined = value.contains("underline")
                style.isStruck = value.contains("line-through")
            default: break
            }
        }
    }

    private mutating func appendMarker(_ style: Style) {
        var marker = "•"
        if let last = lists.indices.last, let number = lists[last] {
            lists[last] = number + 1
            marker = "\(number + 1)."
        }
        result.append(
            NSAttributedString(string: "\t\(marker)\t", attributes: attributes(style)))
    }

    // MARK: Text

    private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font(style), .foregroundColor: style.color ?? .black,
        ]
        if style.isUnderlined {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        return attributes
    }

    private func font(_ style: Style) -> UIFont {
        let suffix =
            switch (style.isBold, style.isItalic) {
            case (true, true): "-BoldItalicMT"
            case (true, false): "-BoldMT"
            case (false, true): "-ItalicMT"
            case (false, false): "MT"
            }
        return UIFont(name: "TimesNewRomanPS\(suffix)", size: style.size)
            ?? UIFont.systemFont(ofSize: style.size, weight: style.isBold ? .bold : .regular)
    }

    private func append(_ text: String, _ style: Style) {
        let isSpace: (Character) -> Bool = { $0.isWhitespace && $0 != "\u{A0}" }
        let words = text.split(whereSeparator: isSpace).joined(separator: " ")
        var string = words
        if text.first.map(isSpace) == true, !endsWithSpace { string = " " + string }
        if text.last.map(isSpace) == true, !words.isEmpty { string += " " }
        guard !string.isEmpty, !(string == " " && endsWithSpace) else { return }
        result.append(NSAttributedString(string: string, attributes: attributes(style)))
    }

    private var endsWithSpace: Bool { result.string.last.map(\.isWhitespace) ?? true }

    private func appendBreak(_ style: Style) {
        result.append(NSAttributedString(string: "\u{2028}", attributes: attributes(style)))
    }

    /// Ends the current paragraph, unless it is empty.
    private func breakLine(_ style: Style) {
        guard let last = result.string.last, last != "\n" else { return }
        if last == " " {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        result.append(NSAttributedString(string: "\n", attributes: attributes(style)))
    }
}
