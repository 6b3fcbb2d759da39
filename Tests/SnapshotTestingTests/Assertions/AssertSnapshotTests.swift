import Foundation
import SnapshotTesting
import Testing
import UIKit

@Suite struct AssertSnapshotTests {
    private let folder = TemporaryFolder()

    @Test func failuresAreIssuesOfTheTest() {
        withKnownIssue {
            folder.run {
                withSnapshotTesting(record: .never, references: folder.path) {
                    assertSnapshot(of: "a", as: .lines, named: "x")
                }
            }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("failuresAreIssuesOfTheTest.x") }
        }
    }

    @Test func severalStrategiesAreNumberedOrNamed() {
        withKnownIssue {
            folder.run {
                withSnapshotTesting(references: folder.path) {
                    assertSnapshots(of: "a", as: [.lines, .description])
                    assertSnapshots(of: "a", as: ["first": .lines, "second": .dump])
                }
            }
        }
        let start = "AssertSnapshotTests/severalStrategiesAreNumberedOrNamed."
        #expect(
            folder.files == ["1.txt", "2.txt", "first.txt", "second.txt"].map { start + $0 })
    }

    @Test @MainActor func typesOfStrategiesAreInferred() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        withKnownIssue {
            folder.run {
                withSnapshotTesting(references: folder.path) {
                    assertSnapshots(of: controller, as: [.image])
                    assertSnapshots(of: controller, as: ["view": .image(on: .init())])
                }
            }
        }
        let start = "Contactsheet/AssertSnapshotTests/typesOfStrategiesAreInferred."
        #expect(folder.files == ["1.png", "view.png"].map { start + $0 })
    }

    @Test func recordMayBeABooleanVariable() {
        let isRecording = true
        withKnownIssue {
            folder.run {
                withSnapshotTesting(record: .never, references: folder.path) {
                    assertSnapshot(of: "a", as: .lines, named: "x", record: isRecording)
                }
            }
        }
        #expect(folder.files.count == 1)
    }
}
