import Foundation
import Testing
import UIKit

/// Source: developer.apple.com/documentation/foundation/listformatter, and Unicode CLDR, list patterns.
struct ListFormatterTests {
    @Test func joinsTexts() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(for: ["a", "b"]) == "a and b")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }

    @Test func formatsItems() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .spellOut
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one and two")
        #expect(formatter.string(from: ["x"]) == nil)
    }
}
