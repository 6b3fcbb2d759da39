import Foundation
import Testing
import XCTest

/// Reporting to the test framework that is running.
package enum TestFailure {
    /// Records a failure of the current test.
    package static func record(_ message: String, at place: SourcePlace) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(place.fileID)", filePath: "\(place.filePath)",
                    line: Int(place.line), column: Int(place.column)))
        } else {
            XCTFail(message, file: place.filePath, line: place.line)
        }
    }

    /// Prints a warning about the current test, which doesn't fail.
    static func warn(_ message: String, at place: SourcePlace) {
        let line = "\(place.filePath):\(place.line): warning: \(message)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Adds a file to the results of the current test. Only Swift Testing stores them, with
    /// `--attachments-path`.
    static func attach(_ bytes: [UInt8], named name: String, at place: SourcePlace) {
        guard Test.current != nil else { return }
        Attachment.record(
            bytes, named: name,
            sourceLocation: SourceLocation(
                fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
                column: Int(place.column)))
    }
}

/// The place of an assertion.
package struct SourcePlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}
