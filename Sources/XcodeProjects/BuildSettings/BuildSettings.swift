import Foundation

/// The build settings of a target or project, in levels: the most general first.
public struct BuildSettings: Sendable, Hashable {
    /// The settings by name, for each level.
    private var levels: [[String: String]]

    public init(_ levels: [[String: String]] = []) { self.levels = levels }

    /// Returns the settings with a level that takes precedence.
    func adding(_ level: [String: String]) -> BuildSettings { BuildSettings(levels + [level]) }

    /// Returns a setting's value with the values of the settings that it names, or `nil` if no level
    /// has the setting.
    public subscript(name: String) -> String? {
        value(name, below: levels.count, depth: 0)
    }

    /// Returns the values of a list, such as compilation conditions.
    public func list(_ name: String) -> [String] {
        (self[name] ?? "").split(separator: " ").map(String.init)
    }

    /// Returns a text with the values of the settings that it names.
    public func expand(_ text: String) -> String {
        expand(text, of: nil, below: levels.count, depth: 0)
    }

    private static let depthLimit = 16

    private func value(_ name: String, below end: Int, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        for level in (0..<end).reversed() {
            if let text = levels[level][name] {
                return expand(text, of: name, below: level, depth: depth + 1)
            }
        }
        return nil
    }

    /// Replaces `$(NAME)`, `${NAME}`, and `$(inherited)`, which is the value in the level below.
    private func expand(_ text: String, of name: String?, below level: Int, depth: Int) -> String {
        guard depth < Self.depthLimit, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let open = rest.first, let close = ["(": ")", "{": "}"][open],
                let end = rest.firstIndex(of: Character(close))
            else {
                result += "$"
                continue
            }
            let reference = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            result += resolve(reference, in: name, below: level, depth: depth)
        }
        return result + rest
    }

    /// Returns the value of a reference with operators: `PRODUCT_NAME:c99extidentifier`.
    private func resolve(
        _ reference: Substring, in name: String?, below level: Int, depth: Int
    ) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        let setting = String(parts[0])
        var text: String
        if setting == "inherited" || setting == name {
            text = name.flatMap { value($0, below: level, depth: depth + 1) } ?? ""
        } else {
            text = value(setting, below: levels.count, depth: depth + 1) ?? ""
        }
        for operation in parts.dropFirst() { text = Self.apply(operation, to: text) }
        return text
    }

    private static func apply(_ operation: Substring, to text: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": text.moduleName
        case "rfc1034identifier":
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case _ where operation.hasPrefix("default="):
            text.isEmpty ? String(operation.dropFirst(8)) : text
        default: text
        }
    }
}

extension String {
    /// The name as that of a module: other characters than letters and digits are underscores.
    package var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension BuildSettings {
    /// Returns the settings of a property list. Those for other platforms are left out.
    static func level(_ list: PropertyList?) -> [String: String] {
        var level: [String: String] = [:]
        var conditional: [String: String] = [:]
        for (key, value) in (list?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
            let text = value.strings.joined(separator: " ")
            guard let start = key.firstIndex(of: "[") else {
                level[key] = text
                continue
            }
            let condition = key[start...]
            if condition.contains("iphone") || condition.contains("sdk=*") {
                conditional[String(key[..<start])] = text
            }
        }
        return level.merging(conditional) { _, specific in specific }
    }
}
