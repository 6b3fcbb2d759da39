import ContactSheetSnapshots
import Foundation

/// Compares the snapshot of a value with its reference, for assertions of your own.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image(on: .iPhone13)`.
///   - name: A name for the reference, or `nil` for the number of the assertion in the test.
///   - recording: Which references are written, or `nil` for the setting of the scope.
///   - snapshotDirectory: The folder of the references, or `nil` for the default.
///   - timeout: The time in seconds for snapshots that aren't available at once.
/// - Returns: The message of a failure, or `nil` if the snapshot matches.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let file = "\(filePath)"
    guard file.hasPrefix("/") else {
        return
            "The path of the test file is \"\(file)\" — pass `file: #filePath` instead of `#file`"
    }
    let report = StrategyReport()
    let snapshot: Format
    do {
        snapshot = try snapshotting.result(for: value(), timeout: timeout, report)
    } catch {
        return "The snapshot can't be taken: \(error)"
    }
    let settings = EffectiveSettings(record: recording)
    if let container = [snapshotDirectory, settings.references].compactMap({ $0 })
        .first(where: SnapshotStore.isContainer)
    {
        return
            "The path \"\(container)\" is that of a container, which tests with assertions don't use —"
            + " specify a folder"
    }
    let isRendered = snapshotting.isRendered || report.isRendered
    let identifier = name ?? "\(SnapshotCounter.shared.next(file: file, test: testName))"
    let location = ReferenceLocation(
        file: file, test: testName, identifier: identifier,
        pathExtension: snapshotting.pathExtension, directory: snapshotDirectory,
        isRendered: isRendered, settings: settings)
    if let other = ReferenceOwners.shared.other(than: location) {
        return
            "The snapshots \"\(location.fullName)\" and \"\(other)\" have the same file — rename one"
            + " of them:\n\n\(location.reference)"
    }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let verification = SnapshotVerification(
        location: location, settings: settings, diffing: snapshotting.diffing,
        isRendered: isRendered, place: place)
    let failure = StrategyReport.$current.withValue(report) { verification.failure(of: snapshot) }
    for warning in report.warnings {
        TestFailure.warn("\(location.fullName): \(warning)", at: place)
    }
    let messages =
        [EffectiveSettings.invalidRecordMode()].compactMap { $0 }
        + EffectiveSettings.invalidValues()
        + [failure].compactMap { $0 }
    return messages.isEmpty ? nil : messages.joined(separator: "\n\n")
}

extension Snapshotting {
    /// Returns the snapshot of a value, and waits until it is available.
    package func result(for value: Value, timeout: TimeInterval) throws -> Format {
        try result(for: value, timeout: timeout, StrategyReport())
    }

    fileprivate func result(
        for value: Value, timeout: TimeInterval, _ report: StrategyReport
    ) throws -> Format {
        let result = SnapshotResult<Format>()
        StrategyReport.$current.withValue(report) {
            snapshot(value).run { result.value = $0 }
            MainLoop.run(until: Date(timeIntervalSinceNow: timeout)) { result.value != nil }
        }
        if let error = report.error { throw error }
        guard let value = result.value else { throw SnapshotTimeout(seconds: timeout) }
        return value
    }
}

/// A snapshot that may be set by another thread.
private final class SnapshotResult<Format> {
    private let lock = NSLock()
    private var stored: Format?

    var value: Format? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

private struct SnapshotTimeout: Error, CustomStringConvertible {
    let seconds: TimeInterval

    var description: String {
        "it isn't available after \(seconds.formatted()) s — pass a greater timeout"
    }
}
