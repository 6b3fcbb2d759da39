import Foundation

/// The notation of numbers in documents.
enum DocumentNumber {
    /// Coordinates beyond this limit are treated as missing; no document needs them.
    private static let limit = 1e7

    /// Returns a decimal number, optionally with an exponent. The smallest positive number, which
    /// Interface Builder writes for an inset of zero, is 0 (Documentation/DocumentFormat.md 9.11).
    static func value(_ text: String) -> CGFloat? {
        guard let value = Double(text), abs(value) < limit else { return nil }
        return abs(value) < .leastNormalMagnitude * 2 ? 0 : CGFloat(value)
    }

    /// Returns a number, or a ratio such as "a:b" or "a/b" (Documentation/DocumentFormat.md 3).
    static func ratio(_ text: String) -> CGFloat? {
        let numbers = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { value($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count <= 2, let above = numbers[0],
            let below = numbers.count == 2 ? numbers[1] : 1
        else { return nil }
        let ratio = above / below
        return abs(ratio) < limit ? ratio : nil
    }
}
