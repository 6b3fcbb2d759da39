import Foundation

// Overloads with the label of early versions.

/// Compares the snapshot of a value with its reference, for assertions of your own.
@available(
    *, deprecated,
    renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares the snapshot of a value with its reference, and fails the test if they differ.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name,
        record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares the snapshots of a value with named references.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value,
    as snapshotting: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: snapshotting,
        record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares the snapshots of a value with numbered references.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: [Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: snapshotting,
        record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}
