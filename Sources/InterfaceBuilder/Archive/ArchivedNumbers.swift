import Foundation

/// The notation of points, sizes, rectangles, and color components in archives.
enum ArchivedNumbers {
    /// Returns the numbers of "{{x, y}, {width, height}}" or "{width, height}" as they are written,
    /// or `nil` if there aren't exactly `count`.
    static func parts(_ text: String, count: Int) -> [String]? {
        let parts = text.split { "{}, ".contains($0) }.map(String.init)
        return parts.count == count ? parts : nil
    }

    /// Returns the components in `<bytes>`.
    ///
    /// They are written as numbers in plain text, or as the base64 code of such a text with a
    /// trailing zero byte. The code has no padding and sometimes an extra character.
    static func components(_ bytes: String) -> [String] {
        var code = bytes.filter { !$0.isWhitespace }
        if code.utf8.count % 4 == 1 { code.removeLast() }
        let padding = String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        let decoded = Data(base64Encoded: code + padding)
            .flatMap { String(data: $0, encoding: .utf8) }
        return numbers(decoded ?? "") ?? numbers(bytes) ?? []
    }

    private static func numbers(_ text: String) -> [String]? {
        let parts = text.split { $0.isWhitespace || $0 == "\0" }.map(String.init)
        return parts.isEmpty || parts.contains { Double($0) == nil } ? nil : parts
    }
}
