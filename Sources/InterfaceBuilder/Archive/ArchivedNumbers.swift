import Foundation

/// How archives write points, sizes, rectangles and the components of colors.
enum ArchivedNumbers {
    /// The numbers of "{{x, y}, {width, height}}" or "{width, height}", as they are written; nil
    /// where there are others than `count`.
    static func parts(_ text: String, count: Int) -> [String]? {
        let parts = text.split { "{}, ".contains($0) }.map(String.init)
        return parts.count == count ? parts : nil
    }

    /// The components in `<bytes>`: a text of numbers that ends with a zero byte, in base64
    /// without padding and with a letter too many at times, or the text itself.
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
