import CPixels
import ImageComparison
import Testing

/// Source: CIE 116-1995 and IEC 61966-2-1, calculated by hand.
@Suite struct CIE94Tests {
    private func difference(_ old: String, _ new: String) -> Double {
        let settings = ComparisonSettings(
            metric: .cie94(threshold: 0), skipsAntialiasing: false)
        return TestImage(new).difference(from: TestImage(old), settings).greatest
    }

    @Test("grays differ by their lightness")
    func grays() {
        #expect(abs(difference("#", ".") - 100) < 0.01)
        // L* = 116 ∛0.21586 − 16 for 128 of 255.
        #expect(abs(difference("#", "+") - 53.585) < 0.01)
    }

    @Test("the reference determines the weights")
    func chroma() {
        // Red: L* 53.24, a* 80.09, b* 67.20; black: 0, 0, 0. C* is 104.55, S_C 5.705.
        #expect(abs(difference("r", "#") - 56.32) < 0.05)
        #expect(abs(difference("#", "r") - 117.3) < 0.1)
    }

    @Test("translucent colors differ as on the background where they differ most")
    func translucent() {
        #expect(abs(difference(" ", ".") - 100) < 0.01)
        #expect(abs(difference(" ", "#") - 100) < 0.01)
    }

    @Test func differencesUpToTheThresholdAreTolerated() {
        let (old, new) = (TestImage("+"), TestImage("."))
        func isSame(_ threshold: Double) -> Bool {
            new.difference(from: old, ComparisonSettings(metric: .cie94(threshold: threshold)))
                .isSame
        }
        #expect(!isSame(46.4))
        #expect(isSame(46.5))
    }
}
