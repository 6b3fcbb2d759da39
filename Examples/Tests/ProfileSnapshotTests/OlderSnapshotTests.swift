import ProfileScreens
import SnapshotTesting
import UIKit
import XCTest

/// Calls of earlier versions, which report deprecations.
final class OlderSnapshotTests: XCTestCase {
    override func setUp() {
        super.setUp()
        isRecording = false
        diffTool = "ksdiff"
    }

    override func tearDown() {
        diffTool = nil
        super.tearDown()
    }

    func testMatching() {
        let controller = ProfileViewController(profile: Profile(name: "Bob", followers: 1))
        assertSnapshot(matching: controller, as: .recursiveDescription(on: .iPhone8))
        assertSnapshots(
            matching: [Snapshotting.image(on: ViewImageConfig.small)].count, as: [.dump])
        XCTAssertNil(
            verifySnapshot(matching: "text", as: .lines, named: "text", record: false))
    }

    func testOwnDiffing() {
        assertSnapshot(of: [3, 1, 2], as: .sorted)
    }
}

extension Diffing where Value == [Int] {
    static let numbers = Diffing(
        toData: { Data($0.map(String.init).joined(separator: ",").utf8) },
        fromData: {
            String(decoding: $0, as: UTF8.self).split(separator: ",").compactMap { Int($0) }
        }
    ) { old, new in
        guard old != new else { return nil }
        return ("\(new) should be \(old)", [XCTAttachment(string: "\(new)")])
    }
}

extension Snapshotting where Value == [Int], Format == [Int] {
    static var sorted: Snapshotting {
        Snapshotting(pathExtension: "csv", diffing: .numbers) { numbers in
            Async { callback in callback(numbers.sorted()) }
        }
    }
}
