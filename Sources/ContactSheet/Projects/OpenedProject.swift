import AtomicFiles
import ContactSheetPreviews
import Foundation
import XcodeProjects

/// The application of a project, whose executable answers the requests of a command.
@MainActor final class OpenedProject {
    let path: String
    /// Whether everything was compiled.
    let isComplete: Bool
    private let bundle: AdoptedBundle
    private let homes: ApplicationHomes
    private let fixtures: URL?
    /// Other commands can use the package at the same time, but not write it.
    private var lock: FolderLock?

    /// Adopts a project in the user's cache, or opens the bundle of one that was adopted.
    ///
    /// - Parameter reports: Whether the report about what was left out is written.
    init(_ path: String, _ options: ProjectOptions, reports: Bool = true) async throws {
        self.path = path
        fixtures = try options.fixturesFolder()
        if AdoptedBundle.isBundle(path) {
            bundle = try AdoptedBundle(at: path)
            isComplete = true
        } else {
            let project = try await options.adopt(
                path, into: options.cacheFolder(of: path).path, keepsFixtures: false)
            if reports { project.report.forEach(Console.error) }
            bundle = try AdoptedBundle(at: project.bundle)
            isComplete = project.isComplete
        }
        let package = bundle.url.deletingLastPathComponent().path
        lock = FolderLock(package, for: .shared) {
            Console.error("waiting for another command that uses \(package)")
        }
        homes = try ApplicationHomes()
    }

    /// Whether the word of a command line is a project, and not a document or a folder of documents.
    nonisolated static func isProject(_ word: String) -> Bool {
        let path = word.hasSuffix("/") ? String(word.dropLast()) : word
        return [".xcodeproj", ".xcworkspace", "Package.swift"].contains { path.hasSuffix($0) }
            || XcodeGenProject.fileNames.contains(URL(fileURLWithPath: path).lastPathComponent)
            || AdoptedBundle.isBundle(path)
    }

    /// Returns the input of a command: the previews of the application.
    func input() async throws -> CommandInput {
        var variables: [String: String] = [:]
        if let fixtures { variables["CONTACTSHEET_NETWORK_FIXTURES"] = fixtures.path }
        var input = try await CommandInput(
            listedBy: WorkerExecutable(
                url: bundle.executable, environment: variables, homes: homes))
        input.support = AppSupport(bundle.info)
        input.project = self
        return input
    }

    /// Allows other commands to write the package while this one uses it.
    func unlock() { lock = nil }
}

extension CommandInput {
    /// Creates the input of a command from the previews that workers of an executable list.
    init(listedBy workers: WorkerExecutable) async throws {
        let setup = WorkerSetup(executable: workers, input: RenderInput(), limits: ProcessLimits())
        do {
            let executor = WorkerExecutor(setup, count: 1)
            let listed = try await executor.reply(to: PreviewListing())
            self.init(
                name: listed.name, previews: PreviewDescription.previews(listed.previews),
                readsDocuments: false, workers: try await workers.checked(by: executor))
        } catch let end as WorkerEnd {
            throw ProjectError.notListed("\(end)")
        }
    }
}

extension WorkerExecutable {
    /// Returns the executable with the setting that screens are rendered without the application's delegate
    /// if that can't be created.
    @MainActor fileprivate func checked(by executor: WorkerExecutor) async throws -> Self {
        do {
            _ = try await executor.reply(to: ApplicationCheck())
            return self
        } catch let end as WorkerEnd {
            Console.error(
                "warning: the application's delegate can't be created, so the screens are rendered "
                    + "without it: \(end)")
            var executable = self
            executable.environment[AdoptedApp.noDelegateVariable] = "1"
            return executable
        }
    }
}

/// The bundle of an adopted application.
struct AdoptedBundle {
    let url: URL
    let executable: URL

    /// - Throws: `ProjectError.notAnApplication` if it contains no executable.
    init(at path: String) throws(ProjectError) {
        url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        let info = InfoPlistFile(at: url.appending(path: "Info.plist"))
        executable = url.appending(path: info.string("CFBundleExecutable") ?? "")
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: executable.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { throw .notAnApplication(path) }
    }

    static func isBundle(_ path: String) -> Bool {
        URL(fileURLWithPath: path).pathExtension == "app"
    }

    var info: InfoPlistFile { InfoPlistFile(at: url.appending(path: "Info.plist")) }
}

extension InputOptions {
    /// Adopts the project among the arguments, if there is one.
    ///
    /// - Returns: `false` if a part of it was left out.
    @MainActor func openProject() async throws -> Bool {
        guard CommandInput.current.readsDocuments,
            let path = input.map(\.path).first(where: OpenedProject.isProject)
        else { return true }
        guard input.count == 1 else { throw ProjectError.severalInputs(path) }
        let opened = try await OpenedProject(path, project)
        CommandInput.current = try await opened.input()
        return opened.isComplete
    }
}
