import Foundation

/// A library whose sources are in the same repository as a project, without being part of it.
public enum LocalLibrary {
    /// Finds the sources of a module in the folders around a project: of a package, of CocoaPods, or of
    /// Carthage. Folders with too many files are left out.
    ///
    /// - Returns: `nil` if there are none.
    public static func target(of module: ModuleName, near project: URL) -> XcodeTarget? {
        var folder = project.deletingLastPathComponent().standardizedFileURL
        for _ in 0..<3 where folder.path != "/" {
            for path in paths(of: module.text, in: folder) {
                let limits = ReadingLimits()
                let sources = folder.appending(path: path)
                var target = XcodeTarget(
                    name: module.text, product: .framework,
                    settings: BuildSettings([["PRODUCT_NAME": module.text]]), file: sources,
                    folder: folder)
                SynchronizedFolder(sources).add(to: &target, limits)
                if limits.excess == nil,
                    target.sources.contains(where: { $0.pathExtension == "swift" })
                {
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
