import ProfileScreens
import SnapshotTesting
import UIKit
import XCTest

/// The previews that the module declares.
final class PreviewTests: XCTestCase {
    func testPreviews() {
        let previews = DeclaredPreview.all.filter { $0.fileID.hasPrefix("ProfileScreens/") }
        XCTAssertEqual(previews.map(\.name), ["Large", nil])
        for preview in previews {
            assertSnapshot(of: preview.make(), as: .layout(on: .iPhone13))
        }
    }
}
