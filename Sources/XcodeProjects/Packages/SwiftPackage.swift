import Foundation

/// The targets of a Swift package, by its manifest's text and the usual folders.
///
/// The manifest isn't compiled, so only targets that it names as literals are found.
public struct SwiftPackage: Sendable {
    public private(set) var targets: [XcodeTarget] = []
    /// The targets of each library product.
    public let products: [String: [String]]
    /// The folders of the packages that it depends on by their paths.
    public let localPackages: [URL]
    /// The packages that it depends on by their addresses.
    public let remotePackages: [RemotePackage]

    private static let sizeLimit = 1 << 20

    /// Reads a package.
    ///
    /// - Parameter folder: The folder with `Package.swift`.
    /// - Throws: ``XcodeProjectError`` if there is no manifest.
    public init(at folder: URL) throws(XcodeProjectError) {
        let folder = folder.standardizedFileURL
        let manifest = folder.appending(path: "Package.swift")
        guard let data = ProjectFile.data(at: manifest, limit: Self.sizeLimit) else {
            throw .notFound(manifest.path)
        }
        let limits = ReadingLimits()
        let text = PackageManifest(String(decoding: data, as: UTF8.self))
        products = text.products
        remotePackages = text.remotePackages
        localPackages = text.localPaths.map { folder.appending(path: $0).standardizedFileURL }
        for declared in text.targets {
            let path = declared.path ?? Self.usualPath(of: declared.name, in: folder)
            guard let path else { continue }
            var target = XcodeTarget(
                name: declared.name, product: declared.isExecutable ? .application : .framework,
                settings: BuildSettings([text.settings, declared.settings]), file: manifest,
                folder: folder)
            SynchronizedFolder(folder.appending(path: path)).add(to: &target, limits)
            target.dependencies = declared.dependencies
            targets.append(target)
        }
        try limits.check(manifest.path)
        let names = Set(targets.map(\.name))
        for index in targets.indices {
            let all = targets[index].dependencies
            targets[index].dependencies = all.filter(names.contains)
            targets[index].packageProducts = all.filter { !names.contains($0) }
        }
    }

    /// Reads a package and those that it depends on by their paths. Packages that are missing are
    /// left out.
    public static func packages(at folder: URL) throws(XcodeProjectError) -> [SwiftPackage] {
        var found = [try SwiftPackage(at: folder)]
        var known = Set([FolderIdentity(at: folder)])
        var next = 0
        while next < found.count {
            for other in found[next].localPackages
            where known.insert(FolderIdentity(at: other)).inserted {
                if let package = try? SwiftPackage(at: other) { found.append(package) }
            }
            next += 1
        }
        return found
    }

    private static func usualPath(of target: String, in folder: URL) -> String? {
        ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target)" }.first {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }
}
