import ContactSheetDiagnostics
import Foundation

/// The attributed string of simple HTML. The font is Times at 12 points, as UIKit's importer uses.
/// Line breaks of the source are spaces, and paragraphs end with a line break.
@MainActor struct HTMLText {
    private struct Style {
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color: UIColor?
        var link: String?
    }

    private let source: String
    private let result = NSMutableAttributedString(string: "")
    private var styles: [(tag: String, style: Style)] = []
    private var lists: [Int?] = []
    private var ignored: Set<String> = []

    init(_ source: String) {
        self.source = source
        read()
        for tag in ignored.sorted() {
            DiagnosticLog.current.add(
                Diagnostic(
                    .note, "the HTML tag \(tag) has no effect in an attributed string", hint: nil))
        }
    }

    var attributedString: NSAttributedString { result }

    private var style: Style { styles.last?.style ?? Style() }

    private mutating func read() {
        var rest = source[...]
        while let open = rest.firstIndex(of: "<") {
            append(String(rest[..<open]))
            guard let close = rest[open...].firstIndex(of: ">") else { return }
            let tag = String(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
            if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
            if ["style", "script", "head", "title"].contains(name(of: tag)) {
                rest = skipped(rest, to: name(of: tag))
                continue
            }
            tag.hasPrefix("/") ? end(name(of: String(tag.dropFirst()))) : begin(tag)
        }
        append(String(rest))
    }

    private func name(of tag: String) -> String {
        String(tag.prefix { !$0.isWhitespace && $0 != "/" }).lowercased()
    }

    private func skipped(_ rest: Substring, to tag: String) -> Substring {
        guard let end = rest.range(of: "</\(tag)>", options: .caseInsensitive) else { return "" }
        return rest[end.upperBound...]
    }

    // MARK: Tags

    private mutating func begin(_ tag: String) {
        let name = name(of: tag)
        var style = style
        switch name {
        case "b", "strong": style.isBold = true
        case "i", "em": style.isItalic = true
        case "u": style.isUnderlined = true
        case "s", "del", "strike": style.isStruck = true
        case "a":
            style.link = attribute("href", of: tag)
            style.isUnderlined = true
            style.color = UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
        case "span", "font": break
        case "br": return appendBreak()
        case "p", "div": breakLine()
        case "ul", "ol":
            breakLine()
            lists.append(name == "ol" ? 0 : nil)
        case "li": return beginItem()
        case "h1", "h2", "h3", "h4", "h5", "h6":
            breakLine()
            style.isBold = true
            style.size = Self.headings[name] ?? 12
        case "html", "body": break
        default: ignored.insert(name)
        }
        takeAttributes(of: tag, into: &style)
        if !tag.hasSuffix("/") { styles.append((name, style)) }
    }

    /// The sizes of headings in points, as browsers scale them from 12.
    private static let headings: [String: CGFloat] = [
        "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]

    private mutating func beginItem() {
        breakLine()
        var marker = "•"
        if let last = lists.indices.last, let number = lists[last] {
            lists[last] = number + 1
            marker = "\(number + 1)."
        }
        result.append(NSAttributedString(string: "\t\(marker)\t", attributes: attributes))
    }

    private mutating func end(_ name: String) {
        if let index = styles.lastIndex(where: { $0.tag == name }) { styles.remove(at: index) }
        switch name {
        case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6": breakLine()
        case "ul", "ol": _ = lists.popLast()
        default: break
        }
    }

    private func takeAttributes(of tag: String, into style: inout Style) {
        if let color = attribute("color", of: tag) { style.color = HTMLColor.color(color) }
        for part in (attribute("style", of: tag) ?? "").split(separator: ";") {
            let pair = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2 else { continue }
            switch pair[0].lowercased() {
            case "color": style.color = HTMLColor.color(pair[1])
            case "font-size":
                let number = pair[1].prefix { $0.isNumber || $0 == "." }
                if let size = Double(number) { style.size = CGFloat(size) }
            case "font-weight": style.isBold = pair[1] == "bold" || (Int(pair[1]) ?? 0) >= 600
            case "font-style": style.isItalic = pair[1] == "italic"
            case "text-decoration": style.isUnderlined = pair[1].contains("underline")
            default: break
            }
        }
    }

    private func attribute(_ name: String, of tag: String) -> String? {
        guard
            let start = tag.range(of: " \(name)=", options: .caseInsensitive)?.upperBound,
            let quote = tag[start...].first
        else { return nil }
        guard quote == "\"" || quote == "'" else {
            return String(tag[start...].prefix { !$0.isWhitespace })
        }
        return String(tag[tag.index(after: start)...].prefix { $0 != quote })
    }

    // MARK: Text

    private var attributes: [NSAttributedString.Key: Any] {
        let style = style
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

    private func append(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var string = HTMLEntities.decoded(words)
        if text.first?.isWhitespace == true, !endsWithSpace { string = " " + string }
        if text.last?.isWhitespace == true, !words.isEmpty { string += " " }
        guard !string.isEmpty, !(string == " " && endsWithSpace) else { return }
        result.append(NSAttributedString(string: string, attributes: attributes))
    }

    private var endsWithSpace: Bool { result.string.last.map(\.isWhitespace) ?? true }

    private func appendBreak() {
        result.append(NSAttributedString(string: "\u{2028}", attributes: attributes))
    }

    /// Ends the current paragraph, unless it is empty.
    private func breakLine() {
        guard let last = result.string.last, last != "\n" else { return }
        if last == " " {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        result.append(NSAttributedString(string: "\n", attributes: attributes))
    }
}

/// The colors of HTML: `#rgb`, `#rrggbb`, `rgb(r, g, b)`, and basic names.
@MainActor private enum HTMLColor {
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("rgb") {
            let parts = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
                .split(separator: ",").compactMap {
                    Double($0.trimmingCharacters(in: .whitespaces))
                }
            guard parts.count >= 3 else { return nil }
            return UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
                alpha: parts.count > 3 ? parts[3] : 1)
        }
        guard text.hasPrefix("#") else { return names[text].flatMap { hex($0) } }
        let digits = String(text.dropFirst())
        return hex(digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits)
    }

    private static func hex(_ digits: String) -> UIColor? {
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        return UIColor(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    private static let names = [
        "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000",
        "blue": "0000ff", "yellow": "ffff00", "gray": "808080", "grey": "808080",
        "orange": "ffa500", "purple": "800080", "silver": "c0c0c0", "navy": "000080",
        "maroon": "800000", "teal": "008080", "lime": "00ff00", "aqua": "00ffff",
        "fuchsia": "ff00ff", "olive": "808000",
    ]
}

/// The named and numbered characters of HTML that are common.
private enum HTMLEntities {
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ";"),
                let character = character(String(rest[rest.index(after: start)..<end]))
            else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "©", "reg": "®", "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•",
        "euro": "€", "laquo": "«", "raquo": "»", "rsquo": "’", "lsquo": "‘", "ldquo": "“",
        "rdquo": "”",
    ]
}
