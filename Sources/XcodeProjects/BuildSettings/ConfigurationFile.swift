import AtomicFiles
import Foundation

/// A file of build settings with the extension `xcconfig`.
struct ConfigurationFile {
    /// The files that it includes, in their order.
    private(set) var included: [URL] = []
    /// The settings of the file itself.
    private(set) var level: [String: String] = [:]
    /// The file contains something else, whose lines would count as settings.
    private(set) var error: XcodeProjectError?

    private static let sizeLimit = 1 << 20

    /// Reads a file. One that can't be read has no settings.
    init(at url: URL) {
        let data = ProjectFile.data(at: url, limit: Self.sizeLimit) ?? Data()
        if !data.isEmpty { error = FileDefect(data).map { .defect(url.path, $0) } }
        var entries: [String: PropertyList] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if let path = Self.includedPath(text) {
                let other = url.deletingLastPathComponent().appending(path: path)
                included.append(other.standardizedFileURL)
            } else if let sign = Self.assignment(in: text) {
                let name = text[..<sign].trimmingCharacters(in: .whitespaces)
                let value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                entries[name] = .string(value)
            }
        }
        level = BuildSettings.level(.dictionary(entries))
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
