import Foundation
import Testing
import UIKit

/// Decision: on Linux, `%@` writes a value's description, as it does for objects on Apple platforms.
struct FormatArgumentTests {
    @Test func values() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@", date as CVarArg) == "1970-01-01 00:00:00 +0000")
        #expect(String(format: "%@ of %@", [1, 2] as CVarArg, NSNumber(value: 3)) == "[1, 2] of 3")
        #expect(String(format: "%d %@", 3, "x") == "3 x")
    }
}
