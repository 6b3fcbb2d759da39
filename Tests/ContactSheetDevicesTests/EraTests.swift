import ContactSheetDevices
import Testing

/// Source: the columns of Documentation/Metrics.md 1.
@Suite struct EraTests {
    @Test(arguments: [
        (IOSVersion(2), Era.classic), (IOSVersion(6, 1), .classic), (IOSVersion(7), .flat),
        (IOSVersion(10, 3), .flat), (IOSVersion(11), .safeArea), (IOSVersion(12, 5), .safeArea),
        (IOSVersion(13), .dark), (IOSVersion(18, 6), .dark), (IOSVersion(26), .glass),
        (IOSVersion(27, 1), .glass),
    ])
    func beginsAndEnds(iOS: IOSVersion, era: Era) {
        #expect(Era(iOS) == era)
    }

    @Test func isOrderedByTime() {
        #expect(Era.allCases == Era.allCases.sorted())
        #expect(Era.classic < .glass)
    }
}
