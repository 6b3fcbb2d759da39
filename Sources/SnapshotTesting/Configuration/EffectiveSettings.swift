import ContactSheetDevices
import ContactSheetDiagnostics
import ContactSheetSnapshots
import Foundation
import UIKit

/// The settings of an assertion, from its parameters, its scope, the global settings, and the
/// environment, in this order.
package struct EffectiveSettings: Sendable {
    /// The variables of the environment.
    @TaskLocal package static var environment = ProcessInfo.processInfo.environment

    package let record: SnapshotTestingConfiguration.Record
    /// Whether no files are written next to tests, because the environment is that of a CI system.
    package let isOnCI: Bool
    let diffTool: SnapshotTestingConfiguration.DiffTool
    let references: String?
    /// The folder for new files of failed snapshots.
    let artifacts: String
    let iOS: IOSVersion

    package init(record: SnapshotTestingConfiguration.Record? = nil) {
        let environment = Self.environment
        let scope = SnapshotTestingConfiguration.current
        let global = GlobalSettings.shared
        let outer = scope?.record ?? (global.isRecording ? .all : nil)
        let usual = environment[Self.recordVariable]
            .flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) }
        self.record = record ?? outer ?? usual ?? .missing
        isOnCI = SnapshotTest.isOnCI(environment)
        diffTool =
            scope?.diffTool
            ?? global.diffTool.map { SnapshotTestingConfiguration.DiffTool(stringLiteral: $0) }
            ?? .default
        references = scope?.references ?? environment["SNAPSHOT_REFERENCES"].flatMap(Self.path)
        artifacts =
            environment["SNAPSHOT_ARTIFACTS"].flatMap(Self.path)
            ?? NSTemporaryDirectory() + "contactsheet-snapshots"
        iOS =
            scope?.iOS ?? environment["SNAPSHOT_IOS"].flatMap { IOSVersion($0) }
            ?? Self.defaultIOS
    }

    private static let recordVariable = "SNAPSHOT_TESTING_RECORD"

    /// Returns the message about an invalid mode in the environment: the first time in a process,
    /// otherwise `nil`.
    package static func invalidRecordMode() -> String? {
        guard let text = environment[recordVariable], !text.isEmpty,
            SnapshotTestingConfiguration.Record(rawValue: text) == nil,
            GlobalSettings.shared.isFirstReport(of: text)
        else { return nil }
        let modes = ["all", "failed", "missing", "never"]
        let near = SimilarNames.of(text, among: modes).map { "'\($0)'" }
        let hint =
            near.isEmpty
            ? "expected \(SimilarNames.list(modes))"
            : "did you mean \(SimilarNames.list(near))? Expected \(SimilarNames.list(modes))"
        return
            "\(recordVariable) has the unknown value '\(text)', so missing references are recorded"
            + " — \(hint)"
    }

    /// The device of `SNAPSHOT_DEVICE`, or `nil` if it isn't set or isn't known.
    static var device: Device? { environment["SNAPSHOT_DEVICE"].flatMap { Device.named($0) } }

    /// Whether presets have the insets and text sizes of swift-snapshot-testing, because
    /// `SNAPSHOT_PRESETS` is `library`.
    static var usesLibraryPresets: Bool { environment["SNAPSHOT_PRESETS"] == "library" }

    /// Returns the messages about other invalid values in the environment, each the first time in a process.
    package static func invalidValues() -> [String] {
        let presets = environment["SNAPSHOT_PRESETS"] ?? ""
        let iOS = environment["SNAPSHOT_IOS"] ?? ""
        let device = environment["SNAPSHOT_DEVICE"] ?? ""
        return [
            device.isEmpty || Device.named(device) != nil
                ? nil
                : "SNAPSHOT_DEVICE has the unknown value '\(device)' — see `contactsheet devices`",
            iOS.isEmpty || IOSVersion(iOS) != nil
                ? nil
                : "SNAPSHOT_IOS has the invalid value '\(iOS)' — expected a version such as 18",
            ["", "devices", "library"].contains(presets)
                ? nil
                : "SNAPSHOT_PRESETS has the unknown value '\(presets)' — expected 'devices' or 'library'",
        ].compactMap { $0 }.filter { GlobalSettings.shared.isFirstReport(of: $0) }
    }

    private static func path(_ text: String) -> String? { text.isEmpty ? nil : text }

    /// A fixed version, so that references stay valid when the table of devices learns new ones.
    static let defaultIOS = SimulatedDevice.standardIOS
}
