import ArgumentParser
import ContactSheet
import Escaping
import Foundation

struct AdoptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Writes a package that renders all screens of an Xcode project.",
        discussion: """
            The sources are rewritten for Linux. What can't be compiled is left out and reported, in \
            the order of the number of screens that it costs. The report is also in adoption.json.

            Exit status: 0 if everything was compiled, 1 if something was left out, 2 if the \
            command can't run.
            """)

    @Argument(
        help: "The project (.xcodeproj), workspace (.xcworkspace), or Package.swift",
        completion: .file())
    var project: PathArgument

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the package", valueName: "folder"),
        completion: .directory)
    var output: PathArgument

    @OptionGroup(title: "Project Options") var options: AdoptionOptions

    @MainActor mutating func run() async throws {
        let (adoption, report) = try await options.adopt(
            project.path, into: URL(fileURLWithPath: output.path, isDirectory: true),
            keepsFixtures: true)
        report.lines.forEach(Console.print)
        Console.print("To see all screens, run:")
        Console.print("\(adoption.executable.path) gallery -o \(output.path)/gallery")
        if !report.isComplete { throw ExitCode.different }
    }
}
