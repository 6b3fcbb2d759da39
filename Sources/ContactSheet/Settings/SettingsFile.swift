import AtomicFiles
import Foundation
import Yams

/// The entries of a settings file, each with its line.
struct SettingsFile {
    /// The file that is read from the current folder.
    static let defaultPath = ".contactsheet.yml"

    /// A key with its value.
    struct Entry {
        let key: String
        let line: Int
        let value: Value
    }

    /// A value without its line.
    enum Value {
        /// No value, as after `devices:`.
        case none
        case text(String, isQuoted: Bool)
        case list([Item])
        case section([Entry])
    }

    /// An element of a list.
    struct Item {
        let value: Value
        let line: Int
    }

    /// The path as it is specified.
    let path: String
    let entries: [Entry]

    init(path: String) throws(SettingsError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw SettingsError(path, "no such file — check the path")
        }
        guard !isFolder.boolValue else {
            throw SettingsError(path, "is a folder — settings are a YAML file")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SettingsError(path, "can't read the file — check its permissions")
        }
        guard data.count <= 1_000_000 else {
            throw SettingsError(path, "more than 1 MB — settings are a short YAML file")
        }
        // The parser knows where a file ends.
        if let defect = FileDefect(data), ![.empty, .truncated].contains(defect) {
            throw SettingsError(path, line: defect.line, "\(defect) — \(defect.hint)")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw SettingsError(path, "isn't valid UTF-8 — save the file in this encoding")
        }
        self.path = path
        entries = try Self.entries(in: text, path)
    }

    private static func entries(
        in text: String, _ path: String
    ) throws(SettingsError) -> [Entry] {
        let parser: Parser
        let root: Node?
        do {
            parser = try Parser(yaml: try SettingsAliases.marked(text, path))
            root = try parser.singleRoot()
        } catch let error as SettingsError {
            throw error
        } catch let error as YamlError {
            throw SettingsError(path, error, in: text)
        } catch {
            throw SettingsError(path, "not valid YAML: \(error)")
        }
        guard let root else { return [] }
        var aliases = SettingsAliases(path)
        // The parser owns the anchors.
        let value = try aliases.value(of: root)
        withExtendedLifetime(parser) {}
        switch value {
        case .section(let entries): return entries
        case .none: return []
        case .text, .list:
            throw SettingsError(
                path, line: root.mark?.line, "expected keys with values, such as 'devices: phones'")
        }
    }

    /// Returns a path of a value, which is relative to the folder of the file.
    func resolved(_ value: String) -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let isInCurrentFolder = !path.contains("/")
        return value.hasPrefix("/") || value.isEmpty || isInCurrentFolder
            ? value : "\(folder)/\(value)"
    }
}

/// An error in a settings file.
struct SettingsError: Error, Hashable, CustomStringConvertible {
    let path: String
    /// The line, counted from 1, or `nil` for errors of the whole file.
    let line: Int?
    let message: String

    init(_ path: String, line: Int? = nil, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// Creates the error of a file that isn't YAML, or repeats a key.
    init(_ path: String, _ error: YamlError, in text: String) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(path, line: mark.line, "not valid YAML: \(problem)")
        case .reader(let problem, _, _, _):
            self.init(path, "not valid YAML: \(problem)")
        case .duplicatedKeysInMapping(let keys, let context):
            let key = SettingsAliases.unmarked(keys.first ?? "")
            let line = Self.line(of: key, after: context.mark.line, in: text)
            self.init(path, line: line, "duplicate key '\(key)' — remove one of them")
        default:
            self.init(path, "not valid YAML: \(error)")
        }
    }

    /// Returns the line of a key that is also on an earlier line, or that line if both are the same.
    private static func line(of key: String, after first: Int, in text: String) -> Int {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let later = lines.enumerated().dropFirst(first).first { _, line in
            let name = line.prefix { $0 != ":" }
            return name.count < line.count
                && name.trimmingCharacters(in: CharacterSet(charactersIn: " \t'\"")) == key
        }
        return later.map { $0.offset + 1 } ?? first
    }

    var description: String { "\(path):\(line.map { "\($0):" } ?? "") \(message)" }
}
