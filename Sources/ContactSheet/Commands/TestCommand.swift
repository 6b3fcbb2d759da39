import ArgumentParser
import Foundation
import Previews
import Snapshots

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares pictures with their references; writes nothing.")

    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var interaction: InteractionOptions
    @OptionGroup var references: ReferenceOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: .compare)
        for line in Report.lines(for: outcomes) { Console.print(line) }
        guard !outcomes.allSatisfy(\.passes) else { return try previews.finish() }
        if let command = references.mendingCommand(for: outcomes) {
            Console.print("To accept what you see, type: \(command)")
        }
        try previews.finish()
        throw ExitCode.different
    }
}

struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Writes references that are missing or differ.",
        discussion: "Refused where CI is set. Obsolete references are removed.")

    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var interaction: InteractionOptions
    @OptionGroup var references: ReferenceOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: .record)
        for line in Report.lines(for: outcomes) { Console.print(line) }
        guard outcomes.allSatisfy({ $0.passes || $0.verdict.isMendedByRecording }) else {
            throw ExitCode.couldNotRun
        }
        try previews.finish()
    }
}
