import Testing

@testable import UIKit

/// Source: Apple's page *UIFloatRange*; the limits of joints are a decision.
@Suite struct UIFloatRangeTests {
    @Test func limitsAreFinite() {
        #expect(UIFloatRange(minimum: -2, maximum: 3).limits == -2...3)
        #expect(UIFloatRange(minimum: 5e6, maximum: .infinity).limits == 1e6...1e6)
        #expect(UIFloatRange(minimum: -.infinity, maximum: 5).limits == -1e6...5)
        #expect(UIFloatRange.infinite.limits == nil)
        #expect(UIFloatRange(minimum: 3, maximum: 2).limits == nil)
        #expect(UIFloatRange(minimum: .nan, maximum: 2).limits == nil)
    }
}
