import Testing
import Typesetting

@testable import UIKit

/// Source: the raw values that Apple publishes.
@Suite struct NSUnderlineStyleTests {
    @Test(
        arguments: [
            (0, nil), (1, TextRule()), (2, TextRule(.thick)), (9, TextRule(.double)),
            (0x0101, TextRule(pattern: .dot)), (0x0202, TextRule(.thick, pattern: .dash)),
            (0x0309, TextRule(.double, pattern: .dashDot)),
            (0x0401, TextRule(pattern: .dashDotDot)),
            (0x8001, TextRule(isByWord: true)), (0x0100, nil), (-1, TextRule(isByWord: true)),
        ] as [(Int, TextRule?)])
    func rules(rawValue: Int, rule: TextRule?) {
        #expect(NSUnderlineStyle(rawValue: rawValue).rule(nil) == rule)
    }

    @Test func sets() {
        let style: NSUnderlineStyle = [.single, .patternDot]
        #expect(style.rule(.white) == TextRule(pattern: .dot, color: .white))
    }
}
