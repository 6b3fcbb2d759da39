import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 2 and DESIGN decision 7.
@MainActor @Suite struct ComparisonTests {
    private let configuration = Configuration.all(Device.named(["iphone-8"]))[0]

    /// Two squares of 100 points; the first one casts a shadow.
    private func outcome(
        _ first: UIColor, _ second: UIColor, shadow: Float = 0, identifier: String = "first"
    ) -> PreviewOutcome {
        let preview = Preview("Squares") { () -> UIViewController in
            let controller = UIViewController()
            // A shadow isn't visible on black.
            controller.view.backgroundColor = .white
            for (index, color) in [first, second].enumerated() {
                let frame = CGRect(x: 20, y: 100 + 150 * CGFloat(index), width: 100, height: 100)
                let view = UIView(frame: frame)
                view.backgroundColor = color
                view.accessibilityIdentifier = index == 0 ? identifier : "second"
                if index == 0 { view.layer.shadowOpacity = shadow }
                controller.view.addSubview(view)
            }
            return controller
        }
        return preview.outcome(in: configuration)
    }

    private func withTests(
        ignoring names: Set<String> = [],
        _ work: (SnapshotTest, _ record: SnapshotTest, URL) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let store = SnapshotStore(directory: folder)
            try work(
                SnapshotTest(
                    store: store, policy: .compare,
                    tolerance: SnapshotTolerance(ignoredViews: names), environment: [:]),
                SnapshotTest(store: store, policy: .record, environment: [:]),
                folder.appending(path: "Squares/\(configuration.name).svg"))
        }
    }

    @Test func bothFilesAreThoseOfTheComparison() throws {
        try withTests { test, record, url in
            let missing = test.comparison(of: outcome(.red, .red))
            #expect(missing.verdict == .missing && missing.reference == nil)
            _ = record.outcome(of: outcome(.red, .red))
            let reference = try Data(contentsOf: url)
            #expect(reference == missing.snapshot)
            let changed = test.comparison(of: outcome(.red, .blue))
            #expect(changed.reference == reference)
            _ = record.outcome(of: outcome(.red, .blue))
            #expect(try Data(contentsOf: url) == changed.snapshot)
        }
    }

    /// A square has 100 × 100 of 375 × 667 points.
    @Test func theShareIsMeasuredOnRequest() throws {
        try withTests { test, record, _ in
            _ = record.outcome(of: outcome(.red, .red))
            let changed = test.comparison(of: outcome(.blue, .blue), measuresShare: true)
            #expect(abs((changed.share ?? 0) - 2 * 10_000 / (375 * 667)) < 1e-6)
            #expect(changed.regions.count == 2)
        }
    }

    @Test func ignoredViewsHaveNoShareAndNoRegion() throws {
        try withTests(ignoring: ["first"]) { test, record, _ in
            _ = record.outcome(of: outcome(.red, .red))
            let changed = test.comparison(of: outcome(.blue, .blue), measuresShare: true)
            #expect(abs((changed.share ?? 0) - 10_000 / (375 * 667)) < 1e-6)
            #expect(changed.regions == [CGRect(x: 20, y: 250, width: 100, height: 100)])
            #expect(changed.causes.count == 1)
        }
    }

    @Test func whatCannotBeSeenIsNoChange() throws {
        try withTests { test, record, _ in
            _ = record.outcome(of: outcome(.red, .red))
            let renamed = outcome(.red, .red, identifier: "other")
            #expect(test.comparison(of: renamed).verdict == .same)
            var tolerance = SnapshotTolerance.exact
            tolerance.comparedEffects.insert(.identifies)
            let strict = try SnapshotTest(
                store: test.store, policy: .compare, tolerance: tolerance, environment: [:])
            #expect(
                strict.comparison(of: renamed).causes.map(\.description) == [
                    "“other” view: changed from “first” view"
                ])
        }
    }

    /// A reference of an earlier version lacks the shadow.
    @Test func referencesOfAnEarlierFormat() throws {
        try withTests { test, record, url in
            let shadow = outcome(.red, .red, shadow: 0.5)
            _ = record.outcome(of: shadow)
            let text = try String(contentsOf: url, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let earlier = lines.filter { !$0.contains("- shadow") }.joined(separator: "\n")
                .replacing(SnapshotMetadata.heading, with: "contactsheet 2")
            #expect(text.contains("- shadow opacity: 0.5") && earlier != text)
            try Data(earlier.utf8).write(to: url)
            #expect(test.comparison(of: shadow).verdict == .same)
            let other = test.comparison(of: outcome(.red, .red, shadow: 0.9))
            guard case .pixels = other.causes.first else {
                Issue.record("\(other.verdict)")
                return
            }
            // Recording writes the properties, so that the next change is named.
            #expect(record.comparison(of: shadow).verdict != .same)
            #expect(
                test.comparison(of: outcome(.red, .red, shadow: 0.9)).causes.map(\.description) == [
                    "“first” view: shadow opacity 0.5 → 0.9"
                ])
        }
    }
}
