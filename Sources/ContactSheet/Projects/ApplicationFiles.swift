import Foundation
import XcodeProjects

/// The files that the application of a project is built from, and those that declare how.
struct ApplicationFiles {
    /// The absolute paths of the files and folders of applications and libraries.
    private let own: Set<String>
    /// Those of other targets, such as tests and extensions.
    private let others: Set<String>

    /// Reads a project.
    ///
    /// - Parameter target: The name of the application, or `nil` for all.
    init(ofProjectAt path: String, target: String?) throws {
        let targets = try ProjectDocuments.targets(at: URL(fileURLWithPath: path))
        func paths(where admits: (XcodeTarget) -> Bool) -> Set<String> {
            Set(
                targets.filter(admits).flatMap { $0.sources + $0.resources }
                    .map(\.standardizedFileURL.path))
        }
        func isOwn(_ one: XcodeTarget) -> Bool {
            switch one.product {
            case .application: target == nil || target == one.name
            case .framework, .staticLibrary: true
            case .tests, .other: target == one.name
            }
        }
        own = paths(where: isOwn)
        others = paths { !isOwn($0) }
    }

    /// Whether a change of a file can change the application. What no target contains can't, unless it is Swift
    /// code, which another module may contain, or declares how the application is built.
    func contain(_ path: String) -> Bool {
        // A file of a folder that is copied is in it.
        let folders = sequence(first: path) {
            let parent = ($0 as NSString).deletingLastPathComponent
            return parent.count > 1 ? parent : nil
        }
        for folder in folders {
            if own.contains(folder) { return true }
            if others.contains(folder) { return false }
        }
        let name = URL(fileURLWithPath: path)
        return Self.extensions.contains(name.pathExtension)
            || name.lastPathComponent == "Package.resolved"
    }

    private static let extensions: Set<String> = [
        "swift", "pbxproj", "xcconfig", "plist", "xcworkspacedata", "modulemap", "h",
    ]
}
