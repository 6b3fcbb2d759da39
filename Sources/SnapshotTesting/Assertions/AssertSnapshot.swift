import Foundation

/// Compares the snapshot of a value with its reference, and fails the test if they differ.
///
/// The first run records the reference and fails.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image(on: .iPhone13)`.
///   - name: A name for the reference, or `nil` for the number of the assertion in the test.
///   - recording: Which references are written, or `nil` for the setting of the scope.
///   - timeout: The time in seconds for snapshots that aren't available at once.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    TestFailure.record(
        failure,
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares the snapshots of a value with named references, and fails the test for each that
/// differs.
///
/// - Parameter strategies: The strategies by name, such as all devices of
///   `.image(on: .all)`.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
            fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares the snapshots of a value with numbered references, and fails the test for each that
/// differs.
///
/// - Parameter strategies: The strategies in the order of the numbers.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}
