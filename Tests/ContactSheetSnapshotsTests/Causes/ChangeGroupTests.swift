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
        ChangedView("“Finish” button"), name: "title", from: "Done", to: "Finish")

    private func moved(to x: CGFloat) -> SnapshotCause {
        .moved(
            ChangedView("“a” label"), from: .zero, to: CGRect(x: x, y: 0, width: 1, height: 1))
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

    /// The system font has another name up to iOS 8, system colors have two appearances, and images
    /// have files for each scale.
    @Test func valuesThatDependOnTheDeviceDoNotDivideGroups() {
        func causes(_ configuration: Configuration) -> [SnapshotCause] {
            let isPortrait = configuration.orientation == .portrait
            let font = isPortrait ? ".SFUI" : ".HelveticaNeueInterface"
            let color = "secondaryLabelColor \(isPortrait ? "#3c3c43/0.6" : "#ebebf5/0.6")"
            let (old, new) = isPortrait ? ("0", "1") : ("2", "3")
            func file(_ digit: String) -> String {
                "png \(String(repeating: digit, count: 16)), 20 × 20"
            }
            let label = ChangedView("“a” label")
            return [
                .property(
                    label, name: "font", from: "\(font)-Regular 14", to: "\(font)-Regular 17"),
                .property(
                    label, name: "title font", from: "\(font)-Regular 14", to: "\(font)-Bold 17"),
                .property(label, name: "text color", from: color, to: "#e61a33"),
                .property(label, name: "image", from: file(old), to: file(new)),
                .property(
                    label, name: "tint color", from: "“A” #00\(old)000", to: "“A” #00\(new)000"),
            ]
        }
        let groups = ChangeGroup.all(of: outcomes { causes($0) })
        #expect(
            groups.map(\.summary) == [
                "“a” label: font size 14 → 17",
                "“a” label: title font system 14 → system bold 17",
                "“a” label: text color secondaryLabelColor → #e61a33",
                "“a” label: image changed", "color “A” changed",
            ])
        #expect(groups.map(\.outcomes.count) == [4, 4, 4, 4, 4])
    }

    /// The color of a button doesn't move another view.
    @Test func framesThatNoCauseExplainsAreAGroup() {
        let color = SnapshotCause.property(
            ChangedView("Button"), name: "tint color", from: nil, to: "#ff0000")
        let groups = ChangeGroup.all(of: outcomes { _ in [color, moved(to: 1), moved(to: 2)] })
        #expect(
            groups.map(\.summary) == [
                "Button: tint color default → #ff0000",
                "“a” label: frame changed",
            ])
        #expect(groups[0].consequences.isEmpty)
    }

    /// Other values divide groups.
    @Test func valuesThatDifferDivideGroups() {
        let label = ChangedView("“a” label")
        func summary(_ name: String, _ old: String?, _ new: String?) -> String {
            SnapshotCause.property(label, name: name, from: old, to: new).summary
        }
        #expect(
            summary("font", "Avenir 14", "Futura 14")
                == "“a” label: font Avenir 14 → Futura 14")
        #expect(
            summary("image", "star, 20 × 20", "heart, 21 × 20")
                == "“a” label: image star → heart")
        #expect(
            summary("text", "labelColor #000000", nil)
                == "“a” label: text “labelColor #000000” → default")
    }

    @Test func aSnapshotWithTwoCausesIsInTwoGroups() {
        let alpha = SnapshotCause.property(
            ChangedView("View"), name: "spacing", from: nil, to: "0.5")
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
        #expect(groups.map(\.summary) == ["“a” label: frame changed"])
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
