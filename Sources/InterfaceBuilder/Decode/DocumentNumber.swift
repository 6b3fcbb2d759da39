import Foundation

/// How documents write numbers.
enum DocumentNumber {
    /// Beyond this no coordinate is meant; what is written so counts as not written.
    private static let limit = 1e7

    /// Decimal or with an exponent; the smallest positive number, which Interface Builder writes
    /// for an inset of none, is 0 (Documentation/DocumentFormat.md 9.11).
    static func value(_ text: String) -> CGFloat? {
        guard let value = Double(text), abs(value) < limit else { return nil }
        return abs(value) < .leastNormalMagnitude * 2 ? 0 : CGFloat(value)
    }

    /// A number, or a ratio as "a:b" or "a/b" (Documentation/DocumentFormat.md 3).
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
