import ArgumentParser
import AtomicFiles
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

/// How a project is adopted.
struct AdoptionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The target; by default, the only application", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the package Contactsheet; by default, the one of this executable",
            valueName: "folder"),
        completion: .directory)
    var package: PathArgument?

    @Option(
        help: ArgumentHelp(
            "The folder with recorded responses to the app's requests; by default, the app is offline",
            valueName: "folder"),
        completion: .directory)
    var networkFixtures: PathArgument?

    /// Adopts a project.
    ///
    /// - Parameter keepsFixtures: Whether the package uses the recorded responses whenever it runs.
    @MainActor func adopt(
        _ path: String, into folder: URL, keepsFixtures: Bool
    ) async throws -> (Adoption, AdoptionReport) {
        let fixtures = try fixturesFolder()
        let project = try AdoptedProject(at: URL(fileURLWithPath: path), target: target)
        var adoption = try Adoption(
            project, into: folder, package: package?.path,
            networkFixtures: keepsFixtures ? fixtures : nil)
        let report = try await adoption.run()
        let json = try JSONEncoder.stable().encode(report)
        try AtomicFile.write(json, to: folder.appending(path: "adoption.json").path)
        return (adoption, report)
    }

    /// Returns the absolute location of the recorded responses.
    func fixturesFolder() throws(AdoptionError) -> URL? {
        guard let networkFixtures else { return nil }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: networkFixtures.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .noFixtures(networkFixtures.path) }
        return URL(fileURLWithPath: networkFixtures.path, isDirectory: true).standardizedFileURL
    }
}
