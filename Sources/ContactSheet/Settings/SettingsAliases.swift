import Yams

/// Values of YAML nodes, with aliases replaced by the values of their anchors.
///
/// The parser replaces aliases without a limit: twelve lines can be a trillion values, and a key with
/// aliases is compared by all of its values. So the parser sees none: an asterisk is replaced with
/// a character that has no meaning in YAML, and what it returns as plain text with this character at
/// its beginning is an alias.
struct SettingsAliases {
    /// The maximum number of values in a file, with those of aliases.
    static let limit = 10_000
    /// A character for private use.
    private static let mark = Unicode.Scalar(0xE000 as UInt16) ?? "\u{FFFD}"

    private let path: String
    private var count = 0
    private var anchors: [String: (value: SettingsFile.Value, count: Int)] = [:]

    init(_ path: String) {
        self.path = path
    }

    /// Returns a text without aliases for the parser.
    static func marked(_ text: String, _ path: String) throws(SettingsError) -> String {
        guard !text.unicodeScalars.contains(mark) else {
            throw SettingsError(
                path, "contains the character U+E000, which isn't supported — remove it")
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "*" ? mark : $0 }))
    }

    /// Returns the original of a part of a marked text.
    static func unmarked(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == mark ? "*" : $0 }))
    }

    /// Returns the value of a node of a marked text. Nodes are in the order of the file.
    mutating func value(of node: Node) throws(SettingsError) -> SettingsFile.Value {
        let first = count
        try add(1, node)
        let value: SettingsFile.Value
        switch node {
        case .scalar(let scalar): value = try self.value(of: scalar, node)
        case .sequence(let sequence):
            var items: [SettingsFile.Item] = []
            for element in sequence {
                items.append(
                    SettingsFile.Item(
                        value: try self.value(of: element), line: element.mark?.line ?? 1))
            }
            value = .list(items)
        case .mapping(let mapping):
            var entries: [SettingsFile.Entry] = []
            for (key, element) in mapping {
                let line = key.mark?.line ?? 1
                guard let name = key.scalar?.string, !name.unicodeScalars.starts(with: [Self.mark])
                else {
                    throw SettingsError(path, line: line, "expected a key, such as 'devices'")
                }
                entries.append(
                    SettingsFile.Entry(
                        key: Self.unmarked(name), line: line, value: try self.value(of: element)))
            }
            value = .section(entries)
        case .alias:
            throw SettingsError(path, line: node.mark?.line, "aliases aren't supported here")
        }
        if let anchor = node.anchor?.rawValue { anchors[anchor] = (value, count - first) }
        return value
    }

    private mutating func value(
        of scalar: Node.Scalar, _ node: Node
    ) throws(SettingsError) -> SettingsFile.Value {
        let isQuoted = scalar.style != .plain && scalar.style != .any
        let text = Self.unmarked(scalar.string)
        if !isQuoted, scalar.string.unicodeScalars.starts(with: [Self.mark]) {
            guard let target = anchors[String(text.dropFirst())] else {
                throw SettingsError(
                    path, line: node.mark?.line,
                    "there is no anchor for the alias '\(text)' — put quotation marks around text with '*'"
                )
            }
            try add(target.count - 1, node)
            return target.value
        }
        let isNone = ["", "~", "null", "Null", "NULL"].contains(text)
        return isNone && !isQuoted ? .none : .text(text, isQuoted: isQuoted)
    }

    private mutating func add(_ values: Int, _ node: Node) throws(SettingsError) {
        count += values
        guard count <= Self.limit else {
            throw SettingsError(
                path, line: node.mark?.line,
                "more than \(Self.limit) values, with those of aliases — settings are a short YAML file"
            )
        }
    }
}
