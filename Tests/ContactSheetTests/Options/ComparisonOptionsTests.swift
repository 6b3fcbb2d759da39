import ImageComparison
import Testing

@testable import ContactSheet

/// Source: the values in the command's help.
@Suite struct ComparisonOptionsTests {
    @Test func metrics() throws {
        #expect(try ComparisonOptions.parse([]).settings == ComparisonSettings())
        let perceptual = try ComparisonOptions.parse(["--perceptual", "0.2", "--count-antialiased"])
        #expect(
            perceptual.settings
                == ComparisonSettings(
                    metric: .perceptual(threshold: 0.2), skipsAntialiasing: false))
        #expect(
            try ComparisonOptions.parse(["--ciede2000", "2.3"]).settings.metric
                == .ciede2000(threshold: 2.3))
    }

    @Test(arguments: [("12", PixelLimit.count(12)), ("0", .count(0)), ("0.5%", .percent(0.5))])
    func numbersOfPixels(text: String, limit: PixelLimit) throws {
        #expect(try MaximumPixels(option: text).limit == limit)
    }

    @Test(arguments: ["", "-1", "%", "101%", "nan%", "1.5", "12 %x"])
    func invalidNumbersOfPixels(text: String) {
        #expect(throws: OptionError.self) { try MaximumPixels(option: text) }
    }

    @Test func rectangles() throws {
        #expect(
            try RectValue(option: "0, 10,20,30").rect
                == PixelRect(x: 0, y: 10, width: 20, height: 30))
        for text in ["", "1,2,3", "1,2,0,4", "-1,2,3,4", "1,2,3,4,5", "a,b,c,d", "1,,2,3"] {
            #expect(throws: OptionError.self) { try RectValue(option: text) }
        }
    }
}
