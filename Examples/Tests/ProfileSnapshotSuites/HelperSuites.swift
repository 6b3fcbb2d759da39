import ProfileScreens
import SnapshotTesting
import Testing
import UIKit

enum SnapshotRecordMode {
    static let record = SnapshotTestingConfiguration.Record.missing
}

extension SnapshotTestingConfiguration.Record {
    static var environment: Self { .missing }
}

/// Traits, arguments, and strategies as projects define them for their suites.
@MainActor
@Suite("Followers", .serialized, .snapshots(record: SnapshotRecordMode.record, diffTool: .ksdiff))
struct FollowersSuite {
    private static let strategy = Snapshotting<UIView, UIImage>
        .image(
            precision: 1,
            perceptualPrecision: 0.98,
            size: CGSize(width: 120, height: 30),
        )

    @Test(arguments: [0, 1]) func counts(count: Int) {
        assertSnapshot(
            of: FollowersView(count: count), as: Self.strategy, named: "count-\(count)")
    }

    @Test(.snapshots(record: .environment)) func sizes() throws {
        for size in [UIContentSizeCategory.small, .accessibilityLarge] {
            let traits = UITraitCollection(preferredContentSizeCategory: size)
            assertSnapshots(
                of: ProfileViewController(profile: Profile(name: "Eve", followers: 0)),
                as: [
                    "phone": .layout(on: .iPhone13Mini(.landscape), traits: traits),
                    "pad": .layout(
                        on: .iPadPro12_9(.landscape(splitView: .oneHalf)), traits: traits),
                ],
                testName: size == .small ? "small" : "large")
        }
    }

    @Test(.snapshots(record: false)) func recordingFails() async throws {
        withKnownIssue {
            assertSnapshot(of: "changed", as: .lines, named: "known", record: .never)
        }
        await withSnapshotTesting(record: .never) {
            await Task.yield()
            withKnownIssue {
                assertSnapshot(of: "missing", as: .lines, named: "missing")
            }
        }
    }
}
