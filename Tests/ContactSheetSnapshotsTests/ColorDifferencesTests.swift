import Testing

@testable import ContactSheetSnapshots

/// Source: CIE 116-1995 and IEC 61966-2-1, calculated by hand.
struct ColorDifferencesTests {
    private func difference(_ a: UInt32, _ b: UInt32) -> Double {
        var colors = ColorDifferences()
        return colors.difference(a, b)
    }

    @Test func equalColors() {
        #expect(difference(0xFF12_3456, 0xFF12_3456) == 0)
    }

    @Test("grays differ by their lightness")
    func grays() {
        #expect(abs(difference(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
        // L* = 116 ∛0.21586 − 16 for 128 of 255.
        #expect(abs(difference(0xFF00_0000, 0xFF80_8080) - 53.585) < 0.01)
        #expect(difference(0xFF80_8080, 0xFF81_8181) < 0.5)
    }

    @Test("the reference determines the weights")
    func chroma() {
        // Red: L* 53.23, a* 80.11, b* 67.22; black: 0, 0, 0. C* is 104.58, S_C 5.706.
        #expect(abs(difference(0xFFFF_0000, 0xFF00_0000) - 56.30) < 0.05)
        #expect(abs(difference(0xFF00_0000, 0xFFFF_0000) - 117.3) < 0.1)
    }

    @Test("translucent colors differ as on the background where they differ most")
    func translucent() {
        #expect(abs(difference(0x0000_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(abs(difference(0x0000_0000, 0xFF00_0000) - 100) < 0.01)
    }
}
