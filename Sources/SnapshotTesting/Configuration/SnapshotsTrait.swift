import Testing

/// The settings of the snapshots of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotTestingConfiguration.$current.withValue(configuration.inScope) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// The settings of the outer suite.
    public static var snapshots: Self { .snapshots(SnapshotTestingConfiguration()) }

    /// Returns the settings of the snapshots of a test or suite.
    ///
    /// - Parameters:
    ///   - record: Which references are written.
    ///   - diffTool: The command that failure messages show for comparing two files.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Returns the settings, with the parameters in the order of early versions.
    public static func snapshots(
        diffTool: SnapshotTestingConfiguration.DiffTool?,
        record: SnapshotTestingConfiguration.Record?
    ) -> Self {
        .snapshots(record: record, diffTool: diffTool)
    }

    /// Returns the settings of the snapshots of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}
