import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: Documentation/CommandLine.md 5.
@MainActor @Suite struct PreviewRunTests {
    private func configurations(_ slugs: String...) -> [Configuration] {
        Configuration.all(Device.named(slugs), orientations: [.portrait])
    }

    private func names(_ preview: Preview, forReferences: Bool = false) -> [String] {
        var run = PreviewRun(
            previews: [preview], configurations: configurations("iphone-se-3", "ipad-10"),
            forReferences: forReferences)
        run.includesOwnDevices = true
        return run.snapshotIDs.map(\.configuration)
    }

    private let preview = Preview("A") { UIViewController() }

    @Test func devicesOfPreviewsAreAdded() {
        #expect(names(preview) == ["iphone-se-3.portrait", "ipad-10.portrait"])
        let own = configurations("ipad-1")
        #expect(names(preview.shown(in: own)) == ["ipad-1.portrait"])
        #expect(
            names(preview.references(in: own))
                == ["iphone-se-3.portrait", "ipad-10.portrait", "ipad-1.portrait"])
        #expect(names(preview.references(in: own), forReferences: true) == ["ipad-1.portrait"])
    }

    /// A screen isn't rendered twice under the names of two devices.
    @Test func referencesNameTheirClass() {
        let named = configurations("ipad-a16")
        #expect(
            names(preview.references(in: named)) == ["iphone-se-3.portrait", "ipad-a16.portrait"])
    }

    /// A run of selected devices has no others.
    @Test func selectedDevicesLimitPreviews() {
        let run = PreviewRun(
            previews: [preview.shown(in: configurations("ipad-1", "iphone-se-3"))],
            configurations: configurations("iphone-se-3"))
        #expect(run.snapshotIDs.map(\.configuration) == ["iphone-se-3.portrait"])
    }
}
