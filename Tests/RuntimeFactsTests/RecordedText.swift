import Foundation

/// Recorded values as text: numbers between other characters.
enum RecordedText {
    /// Returns whether two texts are equal except for numbers that differ by at most the tolerance.
    static func agree(_ one: String, _ other: String, tolerance: Double) -> Bool {
        let (left, right) = (parts(one), parts(other))
        guard left.words == right.words, left.numbers.count == right.numbers.count else {
            return false
        }
        return zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
    }

    /// Returns the text of a number with at most three decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }

    static func frame(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: ",")
    }

    private static func parts(_ text: String) -> (words: [String], numbers: [Double]) {
        let number = /-?(\d+\.?\d*|\.\d+)/
        let numbers = text.matches(of: number).compactMap { Double($0.output.0) }
        let words = text.split(separator: number, omittingEmptySubsequences: false)
        return (words.map(String.init), numbers)
    }
}
