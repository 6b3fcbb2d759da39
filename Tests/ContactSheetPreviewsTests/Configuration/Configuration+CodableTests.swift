import ContactSheetDevices
import Foundation
import Testing

@testable import ContactSheetPreviews

/// Source: decision; a configuration's name and devices identify it.
@Suite struct ConfigurationCodableTests {
    @Test func decodesWhatItEncodes() throws {
        let variants = [Variant(), Variant(appearance: .dark)]
        let all =
            Configuration.all(orientations: Orientation.allCases, variants: variants)
            + Configuration.all(multitasking: Multitasking.allCases)
            + Configuration.all(iOS: try #require(IOSVersion("12.4")))
        let decoded = try JSONDecoder().decode(
            [Configuration].self, from: JSONEncoder().encode(all))
        #expect(decoded == all)
    }

    @Test(arguments: [
        #"{"name":"iphone-8.sideways","devices":["iphone-8"]}"#,
        #"{"name":"iphone-8.portrait","devices":["iphone-99"]}"#,
    ])
    func unknownNamesAreErrors(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Configuration.self, from: Data(json.utf8))
        }
    }
}
