import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: this package's decision: one change is one decision, however many snapshots it affects.
@Suite struct ChangeGroupTests {
    private let configurations = Configuration.all(Device.named(["iphone-x", "iphone-8"]))

    private func outcomes(
        _ preview: String = "Main", _ causes: (Configuration) -> [SnapshotCause]
    ) -> [SnapshotOutcome] {
        configurations.map {
            SnapshotOutcome(
                preview: preview, name: $0.name, configuration: $0, verdict: .changed(causes($0)))
        }
    }

    private let title = SnapshotCause.property(
        ChangedView("UIButton “Finish”"), name: "title", from: "Done", to: "Finish")

    private func moved(to x: CGFloat) -> SnapshotCause {
        .moved(
            ChangedView("UILabel “a”"), from: .zero, to: CGRect(x: x, y: 0, width: 1, height: 1))
    }

    @Test func oneCauseIsOneGroupInAllConfigurations() throws {
        var x: CGFloat = 0
        let groups = ChangeGroup.all(
            of: outcomes { _ in
                x += 1
                return [title, moved(to: x)]
            })
        #expect(groups.map(\.summary) == [title.summary])
        #expect(groups[0].extent == "4 snapshots (2 device classes × 2 orientations)")
        #expect(groups[0].consequences == [moved(to: 1)])
    }

    /// The system font has another name up to iOS 8, and system colors have two appearances.
    @Test func valuesThatDependOnTheDeviceDoNotDivideGroups() {
        func causes(_ configuration: Configuration) -> [SnapshotCause] {
            let isPortrait = configuration.orientation == .portrait
            let font = isPortrait ? ".SFUI-Regular" : "Helvetica Neue"
            let color = "labelColor \(isPortrait ? "#000000" : "#ffffff")"
            let label = ChangedView("UILabel “a”")
            return [
                .property(label, name: "font", from: "\(font) 14", to: "\(font) 17"),
                .property(label, name: "text color", from: color, to: "#e61a33"),
            ]
        }
        let groups = ChangeGroup.all(of: outcomes { causes($0) })
        #expect(
            groups.map(\.summary) == [
                "font size of UILabel “a” changed from 14 to 17",
                "text color of UILabel “a” changed from labelColor to #e61a33",
            ])
        #expect(groups.map(\.outcomes.count) == [4, 4])
    }

    /// Other values divide groups, and equal names of colors say nothing.
    @Test func valuesThatDifferDivideGroups() {
        let label = ChangedView("UILabel “a”")
        func summary(_ name: String, _ old: String?, _ new: String?) -> String {
            SnapshotCause.property(label, name: name, from: old, to: new).summary
        }
        #expect(
            summary("font", "Avenir 14", "Futura 14")
                == "font of UILabel “a” changed from Avenir 14 to Futura 14")
        #expect(
            summary("tint color", "labelColor #000000", "labelColor #111111")
                == "tint color of UILabel “a” changed from labelColor #000000 to labelColor #111111"
        )
        #expect(
            summary("text", "labelColor #000000", nil)
                == "text of UILabel “a” changed from “labelColor #000000” to the default")
    }

    @Test func aSnapshotWithTwoCausesIsInTwoGroups() {
        let alpha = SnapshotCause.property(
            ChangedView("UIView"), name: "alpha", from: nil, to: "0.5")
        let groups = ChangeGroup.all(
            of: outcomes { $0.orientation == .portrait ? [title, alpha] : [title] })
        #expect(groups.map(\.outcomes.count) == [4, 2])
        #expect(groups[1].extent == "2 snapshots (2 device classes)")
    }

    @Test func previewsWithTheSameCause() {
        let groups = ChangeGroup.all(
            of: outcomes { _ in [title] } + outcomes("Other") { _ in [title] })
        #expect(
            groups.map(\.extent) == ["8 snapshots (2 previews × 2 device classes × 2 orientations)"]
        )
    }

    /// Frames without another cause are grouped by view.
    @Test func framesAreGroupedByView() {
        var x: CGFloat = 0
        let groups = ChangeGroup.all(
            of: outcomes { _ in
                x += 1
                return [moved(to: x)]
            })
        #expect(groups.map(\.summary) == ["UILabel “a”: frame changed"])
        #expect(groups[0].consequences.isEmpty)
    }

    @Test func identifiersDependOnTheCauseAlone() {
        let alone = ChangeGroup.all(of: Array(outcomes { _ in [title] }.suffix(1)))
        #expect(ChangeGroup.all(of: outcomes { _ in [title] }).map(\.id) == alone.map(\.id))
        #expect(alone[0].id.count == 4)
    }

    @Test func missingReferencesAreAGroup() {
        let missing = configurations.map {
            SnapshotOutcome(preview: "Main", name: $0.name, configuration: $0, verdict: .missing)
        }
        #expect(ChangeGroup.all(of: missing).map(\.summary) == ["no reference"])
    }
}
