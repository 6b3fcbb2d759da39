import Testing

@testable import ContactSheet

/// Source: the messages of the Swift runtime.
@Suite struct WorkerMessagesTests {
    @Test func theErrorHasItsPlace() {
        let line = "Notes/Note.swift:17: Fatal error: Unexpectedly found nil"
        #expect(
            WorkerMessages.fatalError(in: line)
                == "Note.swift:17: Fatal error: Unexpectedly found nil"
        )
        #expect(WorkerMessages.fatalError(in: "Fatal error: Index") == "Fatal error: Index")
        for text in ["Note.swift:3: Assertion failed: no note", "Precondition failed"] {
            #expect(WorkerMessages.fatalError(in: text) == text)
        }
        #expect(WorkerMessages.fatalError(in: "error: no view") == nil)
    }

    @Test func placesInTheStandardLibraryAreOmitted() {
        let line = "Swift/ContiguousArrayBuffer.swift:675: Fatal error: Index out of range"
        #expect(WorkerMessages.fatalError(in: line) == "Fatal error: Index out of range")
    }

    @Test func stackTraces() {
        let lines = [
            "Note.swift:17: Fatal error: Unexpectedly found nil", "Current stack trace:",
            "0    libswiftCore.so   0x00007f swift_reportError + 12",
            "1    Notes   0x00 <unavailable>",
            "loaded 3 notes",
        ]
        var isTrace = false
        let shown = lines.filter { line in
            isTrace = WorkerMessages.isTrace(line, after: isTrace)
            return !isTrace
        }
        #expect(shown == [lines[0], lines[4]])
    }
}
