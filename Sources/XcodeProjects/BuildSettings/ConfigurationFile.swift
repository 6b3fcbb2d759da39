import AtomicFiles
import Foundation

/// A file of build settings with the extension `xcconfig`.
struct ConfigurationFile {
    /// The settings, those of included files first.
    private(set) var levels: [[String: String]] = []
    private(set) var missing: [String] = []
    /// The first error in the file or in those that it includes.
    private(set) var error: XcodeProjectError?

    private static let depthLimit = 8

    init(at url: URL, depth: Int = 0) {
        guard depth < Self.depthLimit, let data = try? Data(contentsOf: url) else {
            missing.append(url.path)
            return
        }
        if !data.isEmpty { error = FileDefect(data).map { XcodeProjectError.defect(url.path, $0) } }
        var entries: [String: PropertyList] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if let path = Self.includedPath(text) {
                let file = ConfigurationFile(
                    at: url.deletingLastPathComponent().appending(path: path), depth: depth + 1)
                levels += file.levels
                error = error ?? file.error
                if !text.hasPrefix("#include?") { missing += file.missing }
            } else if let sign = Self.assignment(in: text) {
                let name = text[..<sign].trimmingCharacters(in: .whitespaces)
                let value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                entries[name] = .string(value)
            }
        }
        levels.append(BuildSettings.level(.dictionary(entries)))
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    private static func includedPath(_ line: String) -> String? {
        guard line.hasPrefix("#include") else { return nil }
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    /// Returns the sign between name and value, which isn't one in a condition: `NAME[sdk=iphoneos*]`.
    private static func assignment(in line: String) -> String.Index? {
        let end = line.firstIndex(of: "]").map { line.index(after: $0) } ?? line.startIndex
        let first = line.firstIndex(of: "=")
        let bracket = line.firstIndex(of: "[")
        if let first, let bracket, bracket < first { return line[end...].firstIndex(of: "=") }
        return first
    }
}
