import ContactSheetDevices

/// Runs an operation whose assertions have these settings.
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: The command that failure messages show for comparing two files.
///   - references: The folder of references.
///   - iOS: The newest version of iOS on devices of configurations without their own.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, references: String? = nil,
    iOS: IOSVersion? = nil, operation: () throws -> Result
) rethrows -> Result {
    let settings = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, references: references, iOS: iOS)
    return try SnapshotTestingConfiguration.$current.withValue(
        settings.inScope, operation: operation)
}

/// Runs an asynchronous operation whose assertions have these settings.
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: The command that failure messages show for comparing two files.
///   - references: The folder of references.
///   - iOS: The newest version of iOS on devices of configurations without their own.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, references: String? = nil,
    iOS: IOSVersion? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let settings = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, references: references, iOS: iOS)
    return try await SnapshotTestingConfiguration.$current.withValue(
        settings.inScope, operation: operation, isolation: isolation)
}

/// Runs an operation whose assertions have these settings, with the parameters in the order of
/// early versions.
public func withSnapshotTesting<Result>(
    diffTool: SnapshotTestingConfiguration.DiffTool?, record: SnapshotTestingConfiguration.Record?,
    operation: () throws -> Result
) rethrows -> Result {
    try withSnapshotTesting(record: record, diffTool: diffTool, operation: operation)
}
