import Testing

@testable import ContactSheet

/// Source: the ranges in the command's help.
@Suite struct NumberValuesTests {
    @Test func numbers() throws {
        #expect(try PixelScale(option: "1.5").pixelsPerPoint == 1.5)
        #expect(try ChannelTolerance(option: "255").difference == 255)
    }

    @Test(arguments: ["0", "-1", "8.5", "nan", "inf", "large", ""])
    func scalesOutOfRange(text: String) {
        #expect(throws: OptionError.self) { try PixelScale(option: text) }
    }

    @Test(arguments: ["-1", "256", "1.5", "some", ""])
    func tolerancesOutOfRange(text: String) {
        #expect(throws: OptionError.self) { try ChannelTolerance(option: text) }
    }
}
