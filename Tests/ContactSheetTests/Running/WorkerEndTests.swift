import Foundation
import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct WorkerEndTests {
    @Test func aFatalErrorHasItsOwnPlace() {
        let end = WorkerEnd(
            cause: .signal(SIGILL), message: "Detail.swift:12: Fatal error: No name",
            place: "Previews.swift:3")
        #expect("\(end)" == "Detail.swift:12: Fatal error: No name")
    }

    @Test func otherEndsHaveThePlaceOfThePreview() {
        let ends: [(WorkerEnd.Cause, String)] = [
            (.signal(SIGSEGV), "the process was ended by signal 11 (invalid memory access)"),
            (.signal(42), "the process was ended by signal 42"),
            (.status(3), "the screen's code ended the process with status 3"),
            (.time(30), "the snapshot took longer than 30 s"),
            (.time(2.5), "the snapshot took longer than 2.5 s"),
            (.memory(4 << 30), "the snapshot used more than 4096 MB of memory"),
        ]
        for (cause, text) in ends {
            let end = WorkerEnd(cause: cause, place: "Previews.swift:3")
            #expect("\(end)" == "Previews.swift:3: \(text)")
        }
        let message = "Fatal error: Index out of range"
        let end = WorkerEnd(cause: .signal(SIGILL), message: message, place: "Previews.swift:3")
        #expect("\(end)" == "Previews.swift:3: \(message)")
    }

    @Test func signalsOfOtherProcessesAreExternal() {
        for signal in [SIGKILL, SIGTERM] { #expect(WorkerEnd(cause: .signal(signal)).isExternal) }
        #expect(WorkerEnd(cause: .stop).isExternal)
        for cause: WorkerEnd.Cause in [.signal(SIGSEGV), .status(0), .time(1), .memory(1)] {
            #expect(!WorkerEnd(cause: cause).isExternal)
        }
    }
}
