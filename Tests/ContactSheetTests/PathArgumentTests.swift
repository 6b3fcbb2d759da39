import ArgumentParser
import Testing

@testable import ContactSheet

/// Source: the shell, which passes an unset variable in quotation marks as an empty argument.
@Suite struct PathArgumentTests {
    @Test(arguments: [
        ["render", "A.xib", "-o", ""], ["render", "", "-o", "Out"],
        ["render", "A.xib", "--assets", "", "-o", "Out"],
        ["render", "A.xib", "--fonts", "", "-o", "Out"], ["gallery", "A.xib", "-o", ""],
        ["gallery", "A.xib", "-o", "Out", "--snapshots", ""], ["test", "A.xib", "--snapshots", ""],
        ["record", "A.xib", "--snapshots", ""], ["prune", "A.xib", "--snapshots", ""],
        ["lint", "A.xib", "--output", ""], ["lint", "A.xib", "--baseline", ""],
        ["fix", "--clear", ""], ["frames", "A.xib", ""], ["frames", "A.xib", "--fonts", ""],
    ])
    func anEmptyPathIsAnError(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) { try Command.parseAsRoot(arguments) }
        #expect(error.map(Command.message(for:))?.hasPrefix("The value '' is invalid for ") == true)
    }

    @Test func otherPathsAreUnchanged() throws {
        let command = try Command.parseAsRoot(["record", "A.xib", "--snapshots", " a/../b "])
        #expect((command as? RecordCommand)?.references.snapshots.path == " a/../b ")
        #expect(try ReferenceOptions.parse([]).snapshots == "Snapshots")
    }
}
