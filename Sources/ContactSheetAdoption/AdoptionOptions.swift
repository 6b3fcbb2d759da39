import ArgumentParser
import ContactSheet
import Foundation
import SourceRewriting

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
        var contents = try ProjectContents(at: URL(fileURLWithPath: path))
        let folder = try PackageFolder(at: folder)
        try await addPackages(to: &contents, folder)
        let build = try AdoptionBuild(package: package?.path)
        let project = try withLargeStack {
            try AdoptedProject(
                contents, target: target, reserved: build.moduleNames, check: SourceCheck())
        }
        var adoption = try Adoption(
            project, into: folder, build, networkFixtures: keepsFixtures ? fixtures : nil)
        return (adoption, try await adoption.run())
    }

    /// Adds the packages that a project depends on.
    private func addPackages(
        to contents: inout ProjectContents, _ folder: PackageFolder
    ) async throws {
        if let checkouts {
            guard let folder = checkouts.folder else {
                throw AdoptionError.noCheckouts(checkouts.path)
            }
            contents.addCheckouts(in: folder)
        }
        if downloadPackages, !contents.remotePackages.isEmpty {
            let download = PackageDownload(folder: folder)
            contents.addCheckouts(
                in: try await download.run(
                    contents.remotePackages, resolvedVersions: contents.resolvedVersions))
        }
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
