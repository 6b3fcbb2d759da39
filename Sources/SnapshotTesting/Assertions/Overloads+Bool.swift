import Foundation

// Overloads for `record` as a variable of type `Bool` or `Bool?`. Literals use the other overloads.

/// Compares the snapshot of a value with its reference, for assertions of your own.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name,
        record: recording == true ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares the snapshot of a value with its reference, and fails the test if they differ.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name,
        record: recording == true ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares the snapshots of a value with named references.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: [String: Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: snapshotting,
        record: recording == true ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares the snapshots of a value with numbered references.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: [Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: snapshotting,
        record: recording == true ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
