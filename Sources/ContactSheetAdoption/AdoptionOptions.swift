import ArgumentParser
import AtomicFiles
import ContactSheet
import Escaping
import Foundation

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

    @Option(
        help: ArgumentHelp(
            "The folder with the Swift packages that the project depends on, such as SourcePackages/checkouts of Xcode's derived data",
            valueName: "folder"),
        completion: .directory)
    var checkouts: PathArgument?

    @Flag(
        help:
            "Downloads the Swift packages that the project depends on, in the versions of its Package.resolved"
    )
    var downloadPackages = false

    /// The options, and whether they have values.
    static let names = [
        ("--target", true), ("--package", true), ("--network-fixtures", true),
        ("--checkouts", true),
        ("--download-packages", false),
    ]

    /// Adopts a project.
    ///
    /// - Parameter keepsFixtures: Whether the package uses the recorded responses whenever it runs.
    @MainActor func adopt(
        _ path: String, into folder: URL, keepsFixtures: Bool
    ) async throws -> (Adoption, AdoptionReport) {
        let fixtures = try fixturesFolder()
        let contents = try await contents(at: URL(fileURLWithPath: path), into: folder)
        let project = try AdoptedProject(contents, target: target)
        var adoption = try Adoption(
            project, into: folder, package: package?.path,
            networkFixtures: keepsFixtures ? fixtures : nil)
        let report = try await adoption.run()
        let json = try JSONEncoder.stable().encode(report)
        try AtomicFile.write(json, to: folder.appending(path: "adoption.json").path)
        return (adoption, report)
    }

    /// Reads a project with the packages that it depends on.
    private func contents(at project: URL, into folder: URL) async throws -> ProjectContents {
        var contents = try ProjectContents(at: project)
        if let checkouts {
            guard let folder = checkouts.folder else {
                throw AdoptionError.noCheckouts(checkouts.path)
            }
            contents.addCheckouts(in: folder)
        }
        if downloadPackages, !contents.remotePackages.isEmpty {
            let download = PackageDownload(folder: folder.appending(path: "Packages"))
            contents.addCheckouts(
                in: try await download.run(
                    contents.remotePackages, resolvedVersions: contents.resolvedVersions))
        }
        return contents
    }

    /// Returns the absolute location of the recorded responses.
    func fixturesFolder() throws(AdoptionError) -> URL? {
        guard let networkFixtures else { return nil }
        guard let folder = networkFixtures.folder else { throw .noFixtures(networkFixtures.path) }
        return folder
    }
}

extension PathArgument {
    /// The absolute location of the folder, or `nil` if there is no folder with this path.
    fileprivate var folder: URL? {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    }
}
