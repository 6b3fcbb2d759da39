import AtomicFiles
import CairoRenderer
import ContactSheetDiagnostics
import ContactSheetPreviews
import ContactSheetSnapshots
import Escaping
import Foundation
import InterfaceEditing

/// What the outcomes of a test run depend on, apart from the references: the executable and its libraries, the
/// environment, the options, and all files that previews read.
///
/// Previews in code can read other files, too. Those that aren't resources of the executable don't count.
struct RunContext: Codable, Sendable {
    /// The digest of all that isn't a file of the input. Another one makes all outcomes unknown.
    let digest: String
    let files: FileStamps

    /// The variables that change without an influence on screens, in lowercase. Screens are offline, and the
    /// first one sets the proxies of the process.
    private static let ignoredVariables: Set<String> = [
        "_", "shlvl", "oldpwd", "http_proxy", "https_proxy", "all_proxy", "no_proxy",
    ]

    @MainActor init(_ previews: ChosenPreviews, _ test: SnapshotTest) throws {
        var parts = [
            Version.current, CairoRenderer.fingerprint, FileManager.default.currentDirectoryPath,
            String(decoding: try JSONEncoder.stable().encode(previews.input), as: UTF8.self),
            test.store.directory.standardizedFileURL.path, test.store.format.rawValue,
            "\(test.tolerance)",
        ]
        // The order of a set differs between processes.
        parts += test.tolerance.comparedEffects.map { "\($0)" }.sorted()
        let variables = ProcessInfo.processInfo.environment
            .filter { !Self.ignoredVariables.contains($0.key.lowercased()) }
        parts += variables.map { "\($0.key)=\($0.value)" }.sorted()
        var programs = FileStamps()
        for path in Self.loadedFiles { programs.add(path) }
        if let workers = CommandInput.current.workers { programs.add(workers.url.path) }
        for folder in Self.fontFolders { programs.add(folder) }
        parts += programs.files.map { "\($0.key) \($0.value)" }.sorted()
        digest = StableHash(parts.map { StableHash($0).digits }.joined(separator: " ")).digits
        files = Self.files(of: previews.input)
    }

    /// The executable and the libraries of this process, before previews load others.
    ///
    /// Source: proc_pid_maps(5).
    private static let loadedFiles: Set<String> = {
        let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        return Set(
            (maps ?? "").split(separator: "\n").compactMap { line in
                let parts = line.split(
                    separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
                guard parts.count == 6, parts[1].contains("x"), parts[5].hasPrefix("/") else {
                    return nil
                }
                return String(parts[5])
            })
    }()

    /// The folders of installed fonts (Documentation/Fonts.md).
    private static var fontFolders: [String] {
        let home = UserFolders.home
        let own = getenv("CONTACTSHEET_FONTS").map { String(cString: $0) }
        return ["/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.fonts"]
            + ["\(home)/.local/share/fonts", own].compactMap { $0 }
    }

    // MARK: Files of the input

    @MainActor private static func files(of input: RenderInput) -> FileStamps {
        var files = FileStamps()
        for path in input.assets + input.fonts { files.add(absolute(path)) }
        guard CommandInput.current.readsDocuments else {
            for folder in bundles { files.add(folder) }
            return files
        }
        var folders: Set<String> = []
        for path in input.documents {
            let path = absolute(path)
            files.add(path)
            let folder = Folder.parent(of: path)
            if folders.insert(folder).inserted { add(around: folder, to: &files) }
        }
        return files
    }

    /// Adds the files that describe the texts and the app of the documents in a folder.
    private static func add(around folder: String, to files: inout FileStamps) {
        var folder = folder
        files.add(folder, isRecursive: false)
        if folder.hasSuffix(".lproj") { files.add(Folder.parent(of: folder)) }
        // The texts of languages are in folders next to the document.
        for name in Folder.names(in: folder) where name.hasSuffix(".lproj") {
            files.add("\(folder)/\(name)")
        }
        for _ in 0..<DocumentRequirements.searchDepth where folder != "/" {
            for name in Folder.names(in: folder) {
                if name.hasSuffix("Info.plist") || name == "Package.swift" {
                    files.add("\(folder)/\(name)")
                } else if name.hasSuffix(".xcodeproj") {
                    files.add("\(folder)/\(name)/project.pbxproj")
                }
            }
            folder = Folder.parent(of: folder)
        }
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// The folders of resources of the executable that renders: the bundle of an application, or what SwiftPM puts
    /// next to an executable; and recorded responses of the network.
    @MainActor private static var bundles: [String] {
        let workers = CommandInput.current.workers ?? .current
        let folder = workers.url.resolvingSymlinksInPath().deletingLastPathComponent().path
        let bundles =
            folder.hasSuffix(".app")
            ? [folder]
            : Folder.names(in: folder).filter { $0.hasSuffix(".resources") }
                .map { "\(folder)/\($0)" }
        let own = CommandInput.current.resources.map(\.bundlePath)
        let fixtures = workers.environment["CONTACTSHEET_NETWORK_FIXTURES"]
        return bundles + [own, fixtures].compactMap { $0 }.filter { $0 != folder }
    }
}
