import Foundation

/// A library whose sources are in the same repository as a project, without being part of it.
public enum LocalLibrary {
    /// Finds the sources of a module in the folders around a project: of a package, of CocoaPods, or of
    /// Carthage.
    ///
    /// - Returns: `nil` if there are none.
    public static func target(of module: String, near project: URL) -> XcodeTarget? {
        var folder = project.deletingLastPathComponent().standardizedFileURL
        for _ in 0..<3 where folder.path != "/" {
            for path in paths(of: module, in: folder) {
                var target = XcodeTarget(
                    name: module, product: .framework,
                    settings: BuildSettings([["PRODUCT_NAME": module]]), folder: folder)
                target.addFiles(in: folder.appending(path: path))
                if target.sources.contains(where: { $0.pathExtension == "swift" }) {
                    return target
                }
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    private static func paths(of module: String, in folder: URL) -> [String] {
        let own = folder.lastPathComponent == module ? ["Sources", "Source"] : []
        return ["Sources/\(module)", "Pods/\(module)", "Carthage/Checkouts/\(module)/Sources"]
            + own + ["\(module)/Sources", "\(module)/\(module)", module]
    }
}

extension XcodeTarget {
    /// Adds the sources and resources in a folder.
    mutating func addFiles(in folder: URL) {
        SynchronizedFolder(folder).add(to: &self)
    }
}
