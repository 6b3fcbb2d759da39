import AtomicFiles
import Escaping
import Foundation

/// An Xcode project: its targets with their files and build settings.
public struct XcodeProject: Sendable {
    /// The folder with the extension `xcodeproj`.
    public let url: URL
    public let targets: [XcodeTarget]
    /// The build settings of all configurations of the project and its targets, the project's first.
    public let allSettings: [BuildSettings]
    /// The Swift packages that the project depends on by their addresses.
    public let remotePackages: [RemotePackage]
    /// The folders of the packages in the repository that the project contains or depends on.
    public let localPackages: [URL]

    /// Reads a project.
    ///
    /// - Parameter configuration: The build configuration, if there is one with this name, or
    ///   otherwise the first one.
    /// - Throws: ``XcodeProjectError`` if it can't be read.
    public init(
        at url: URL, configuration: String = "Debug"
    ) throws(XcodeProjectError) {
        self.url = url.standardizedFileURL
        let objects = try ProjectObjects(at: url)
        let settings = try SettingsReader(objects, configuration: configuration)
        targets = try TargetReader(objects, settings).targets()
        allSettings = settings.all
        remotePackages = objects.remotePackages
        localPackages = objects.localPackages
        try objects.limits.check(self.url.path)
    }

    /// The folder that contains the project.
    public var folder: URL { url.deletingLastPathComponent() }
}

/// Why a project can't be read.
public enum XcodeProjectError: Error, Sendable, Hashable, CustomStringConvertible {
    case notFound(String)
    case unreadable(String, reason: String)
    /// The file contains something else, such as merge conflict markers.
    case defect(String, FileDefect)
    case noObjects(String)
    /// A folder with several projects.
    case severalProjects(String, [String])
    /// A folder with a project of Tuist.
    case tuist(String)
    /// A build setting whose value is too long.
    case longSetting(file: String, target: String, setting: String)
    /// A setting that isn't the name of a module.
    case noModuleName(file: String, target: String, setting: String, value: String)

    /// Creates the error for a file that can't be parsed.
    init(_ file: URL, _ data: Data, reason: String) {
        self =
            FileDefect(data).map { XcodeProjectError.defect(file.path, $0) }
            ?? .unreadable(file.path, reason: reason)
    }

    public var description: String { text.onOneLine }

    private var text: String {
        switch self {
        case .notFound(let path): "\(path) doesn't exist or isn't an Xcode project"
        case .unreadable(let path, let reason): "\(path): \(reason)"
        case .defect(let path, let defect): defect.message(of: path)
        case .noObjects(let path): "\(path) contains no project"
        case .severalProjects(let folder, let names):
            "\(folder) contains several projects — specify one of them: \(names.joined(separator: ", "))"
        case .tuist(let folder):
            "\(folder) contains a project of Tuist, which is written in Swift — run tuist generate, and "
                + "specify the project that it writes"
        case .longSetting(let file, let target, let setting):
            "\(file): the setting \(setting) of the target “\(target)” has too many references — shorten "
                + "it, or the settings that it names"
        case .noModuleName(let file, let target, let setting, let value):
            "\(file): the target “\(target)” has the \(setting) “\(value.prefix(80))”, which isn't a "
                + "module name — use at most 120 letters, digits, and underscores, and no keyword of Swift"
        }
    }
}
