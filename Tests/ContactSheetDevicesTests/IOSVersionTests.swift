import ContactSheetDevices
import Testing

/// Source: the notation of the first and last versions in Documentation/Devices.md 1.
@Suite struct IOSVersionTests {
    @Test(arguments: [
        ("18", 18, 0), ("13.4", 13, 4), ("12.5.7", 12, 5), ("15.8.x", 15, 8), ("18.x", 18, 0),
    ])
    func reads(text: String, major: Int, minor: Int) {
        #expect(IOSVersion(text) == IOSVersion(major, minor))
    }

    @Test(arguments: ["", "x", "18.", ".1", "1.2.3.4", "-1", "+1", "18.a", "26+?", " 18", "18.1.b"])
    func refuses(text: String) {
        #expect(IOSVersion(text) == nil)
    }

    @Test func numbersThatAreTooLargeAreRejected() {
        #expect(IOSVersion("99999999999999999999") == nil)
    }

    /// Property: minor versions are compared as numbers, not as text.
    @Test func comparesAsNumbers() {
        #expect(IOSVersion(9, 3) < IOSVersion(10))
        #expect(IOSVersion(18, 2) < IOSVersion(18, 10))
    }

    /// Documentation/Devices.md 6, and the README.
    @Test func theNewest() {
        #expect(IOSVersion.newest == IOSVersion(27, 1))
        #expect(IOSVersion(27, 1).isNewest && !IOSVersion(27).isNewest)
    }

    @Test func describesItselfAsItIsRead() {
        #expect(IOSVersion(18).description == "18")
        #expect(IOSVersion(12, 5).description == "12.5")
    }
}
