import Testing

@testable import ContactSheet

/// Source: the messages of the Swift runtime.
@Suite struct CrashReaderTests {
    @Test func theErrorHasItsPlace() {
        let line = "Notes/Note.swift:17: Fatal error: Unexpectedly found nil"
        #expect(
            CrashReader.fatalError(in: line) == "Note.swift:17: Fatal error: Unexpectedly found nil"
        )
        #expect(CrashReader.fatalError(in: "Fatal error: Index") == "Fatal error: Index")
        #expect(CrashReader.fatalError(in: "error: no view") == nil)
    }
}
