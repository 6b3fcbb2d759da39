import ArgumentParser
import Foundation

struct AdoptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Writes a package that renders all screens of an Xcode project.",
        discussion: """
            The sources are rewritten for Linux. What can't be compiled is left out and reported, in \
            the order of the number of screens that it costs. The report is also in adoption.json. \
            Other commands render the application that was built: contactsheet gallery Adopted/App.app.

            Exit status: 0 if everything was compiled, 1 if something was left out, 2 if the \
            command can't run.
            """)

    @Argument(
        help:
            "The project (.xcodeproj or XcodeGen's project.yml), workspace (.xcworkspace), or Package.swift, or the folder with it",
        completion: .file())
    var project: PathArgument

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the package", valueName: "folder"),
        completion: .directory)
    var output: PathArgument

    @OptionGroup(title: "Project Options") var options: ProjectOptions

    @MainActor mutating func run() async throws {
        let adopted = try await options.adopt(
            project.path, into: output.path, keepsFixtures: true)
        adopted.report.forEach(Console.print)
        Console.print("To see all screens, run:")
        let words = [
            CommandLine.arguments.first ?? Command.name, "gallery", adopted.bundle, "-o",
            "\(output.path)/gallery",
        ]
        Console.print(words.map(\.shellQuoted).joined(separator: " "))
        if !adopted.isComplete { throw ExitCode.different }
    }
}
