import Escaping
import Foundation

/// The build settings of a target or project, in levels: the most general first.
public struct BuildSettings: Sendable, Hashable {
    /// The settings by name, for each level.
    private var levels: [[String: String]]

    public init(_ levels: [[String: String]] = []) { self.levels = levels }

    /// Returns the settings with a level that takes precedence.
    func adding(_ level: [String: String]) -> BuildSettings { BuildSettings(levels + [level]) }

    /// Returns a setting's value with the values of the settings that it names, or `nil` if no level
    /// has the setting, or its value is too long.
    public subscript(name: String) -> String? { (try? value(of: name)) ?? nil }

    /// Returns a setting's value with the values of the settings that it names, or `nil` if no level
    /// has the setting.
    ///
    /// - Throws: ``BuildSettingsError`` if the value is too long.
    public func value(of name: String) throws(BuildSettingsError) -> String? {
        var expansion = SettingExpansion()
        return try value(name, below: levels.count, depth: 0, &expansion)
    }

    /// Returns the names of settings with a prefix, in order.
    func names(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Returns the values of a list, such as compilation conditions.
    public func list(_ name: String) -> [String] {
        (self[name] ?? "").split(separator: " ").map(String.init)
    }

    /// Returns a text with the values of the settings that it names. A text that would be too long isn't
    /// expanded.
    public func expand(_ text: String) -> String {
        var expansion = SettingExpansion()
        return (try? expand(text, &expansion)) ?? text
    }

    /// Returns a text with the values of the settings that it names, as a part of a longer expansion.
    func expand(
        _ text: String, _ expansion: inout SettingExpansion
    ) throws(BuildSettingsError) -> String {
        try expand(text, of: nil, below: levels.count, depth: 0, &expansion)
    }

    private static let depthLimit = 16

    private func value(
        _ name: String, below end: Int, depth: Int, _ expansion: inout SettingExpansion
    ) throws(BuildSettingsError) -> String? {
        guard depth < Self.depthLimit else { return nil }
        for level in (0..<end).reversed() {
            if let text = levels[level][name] {
                return try expand(text, of: name, below: level, depth: depth + 1, &expansion)
            }
        }
        return nil
    }

    /// Replaces `$(NAME)`, `${NAME}`, and `$(inherited)`, which is the value in the level below.
    private func expand(
        _ text: String, of name: String?, below level: Int, depth: Int,
        _ expansion: inout SettingExpansion
    ) throws(BuildSettingsError) -> String {
        guard depth < Self.depthLimit, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let open = rest.first, let close = ["(": ")", "{": "}"][open] else {
                result += "$"
                continue
            }
            // Without an end of this reference, there is none of a later one.
            guard let end = rest.firstIndex(of: Character(close)) else {
                return result + "$" + rest
            }
            let reference = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let value = try resolve(reference, in: name, below: level, depth: depth, &expansion)
            try expansion.add(value)
            result += value
        }
        return result + rest
    }

    /// Returns the value of a reference with operators: `PRODUCT_NAME:c99extidentifier`.
    private func resolve(
        _ reference: Substring, in name: String?, below level: Int, depth: Int,
        _ expansion: inout SettingExpansion
    ) throws(BuildSettingsError) -> String {
        try expansion.follow()
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        let setting = String(parts[0])
        var text = ""
        if setting != "inherited", setting != name {
            text = try value(setting, below: levels.count, depth: depth + 1, &expansion) ?? ""
        } else if let name {
            text = try value(name, below: level, depth: depth + 1, &expansion) ?? ""
        }
        for operation in parts.dropFirst() {
            try expansion.add(text)
            text = Self.apply(operation, to: text)
        }
        return text
    }

    private static func apply(_ operation: Substring, to text: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": text.identifier
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
