import ContactSheetDevices
import Testing

@testable import ContactSheet

/// Source: Apple's release history; iOS 18 was followed by iOS 26.
@Suite struct VersionValueTests {
    @Test func versions() throws {
        #expect(try VersionValue(option: "12.4").version == IOSVersion(12, 4))
    }

    @Test(arguments: ["0", "19", "99"])
    func unknownVersionsListTheKnownOnes(text: String) {
        let last =
            IOSVersion.newest.major == 27 ? "26, or 27" : "or 26 to \(IOSVersion.newest.major)"
        let reason =
            "unknown version — expected 1 to 18, \(last), with or without a minor version such as"
            + " 12.4"
        #expect(throws: OptionError(reason)) { try VersionValue(option: text) }
    }

    @Test func otherTexts() {
        #expect(throws: OptionError("expected a version such as 18 or 12.4")) {
            try VersionValue(option: "new")
        }
    }
}
