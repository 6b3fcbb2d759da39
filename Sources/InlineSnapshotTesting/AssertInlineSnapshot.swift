import Foundation
import SnapshotTesting

/// Compares the text of a value with the text in a trailing closure of the assertion, and fails the
/// test if they differ.
///
/// Without a closure, the first run writes it into the test file and fails.
///
/// - Parameters:
///   - value: The value, or `nil` for one without text.
///   - snapshotting: The strategy, such as `.json`.
///   - message: A text for failures.
///   - isRecording: Which texts are written, or `nil` for the setting of the scope.
///   - timeout: The time in seconds for snapshots that aren't available at once.
///   - syntaxDescriptor: The place of the closure in a call of a helper function.
///   - expected: Returns the expected text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "",
    record isRecording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = EffectiveSettings.invalidRecordMode() {
        TestFailure.record(message, at: place)
    }
    do {
        let text = try value().map { try snapshotting.result(for: $0, timeout: timeout) }
        let verification = InlineVerification(
            settings: EffectiveSettings(record: isRecording), diffing: snapshotting.diffing,
            descriptor: syntaxDescriptor, file: "\(filePath)", line: Int(line),
            column: Int(column))
        guard let failure = try verification.failure(of: text, expected: expected?()) else {
            return
        }
        let start = message()
        TestFailure.record(start.isEmpty ? failure : "\(start)\n\n\(failure)", at: place)
    } catch {
        TestFailure.record("The inline snapshot failed: \(error)", at: place)
    }
}

/// Compares the text of a value with the text in a trailing closure of the assertion.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record isRecording: Bool?, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertInlineSnapshot(
        of: try value(), as: snapshotting, message: message(),
        record: isRecording == true ? .all : nil, timeout: timeout,
        syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
        function: function, line: line, column: column)
}
