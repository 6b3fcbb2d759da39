import ArgumentParser
import AtomicFiles
import ContactSheetDiagnostics
import Foundation

/// How a project is adopted.
struct ProjectOptions: ParsableArguments {
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
}

extension ProjectOptions {
    /// Adopts a project.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package that is written.
    ///   - keepsFixtures: Whether the package uses the recorded responses whenever it runs.
    func adopt(
        _ project: String, into folder: String, keepsFixtures: Bool
    ) async throws -> BuiltApplication {
        let fixtures = try fixturesFolder()
        let request = AdoptionRequest(
            project: URL(fileURLWithPath: project).standardizedFileURL.path,
            folder: URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path,
            target: target, package: package.map { URL(fileURLWithPath: $0.path).path },
            networkFixtures: keepsFixtures ? fixtures?.path : nil,
            checkouts: try checkoutsFolder()?.path, downloadsPackages: downloadPackages)
        return try await AdoptionProcess().adopt(request)
    }

    /// Returns the absolute location of the recorded responses.
    func fixturesFolder() throws(ProjectError) -> URL? {
        guard let networkFixtures else { return nil }
        guard let folder = networkFixtures.folder else { throw .noFixtures(networkFixtures.path) }
        return folder
    }

    private func checkoutsFolder() throws(ProjectError) -> URL? {
        guard let checkouts else { return nil }
        guard let folder = checkouts.folder else { throw .noCheckouts(checkouts.path) }
        return folder
    }

    /// Returns the folder of a project's package in the user's cache, by the project's path.
    func cacheFolder(of project: String) -> URL {
        let url = URL(fileURLWithPath: project).standardizedFileURL
        let name = url.deletingPathExtension().lastPathComponent
        let path = CacheFolder.path("adopted", named: name, for: url.path + "\0" + (target ?? ""))
        return URL(fileURLWithPath: path, isDirectory: true)
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

/// The folders in the user's cache that belong to folders or projects of the user.
enum CacheFolder {
    /// Returns the path of a folder.
    ///
    /// - Parameters:
    ///   - kind: The name of the folder around it.
    ///   - name: The beginning of its name.
    ///   - owner: What distinguishes it from others with this name.
    static func path(_ kind: String, named name: String, for owner: String) -> String {
        let hash = String(StableHash(owner).value, radix: 16)
        return "\(UserFolders.caches)/contactsheet/\(kind)/\(name)-\(hash)"
    }
}
