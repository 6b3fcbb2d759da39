import Foundation

/// The targets of a Swift package, by its manifest's text and the usual folders.
///
/// The manifest isn't compiled, so only targets that it names as literals are found.
public struct SwiftPackage: Sendable {
    public let targets: [XcodeTarget]

    /// Reads a package.
    ///
    /// - Parameter folder: The folder with `Package.swift`.
    /// - Throws: ``XcodeProjectError`` if there is no manifest.
    public init(at folder: URL) throws(XcodeProjectError) {
        let manifest = folder.appending(path: "Package.swift")
        guard let data = try? Data(contentsOf: manifest) else { throw .notFound(manifest.path) }
        let text = String(decoding: data, as: UTF8.self)
        let pattern = /\.(target|executableTarget)\(\s*name:\s*"([^"]+)"/
        var found: [XcodeTarget] = []
        for match in text.matches(of: pattern) {
            let name = String(match.2)
            let rest = text[match.range.upperBound...]
            let end = rest.firstMatch(of: /\.(?:target|executableTarget|testTarget)\(\s*name:/)
            let own = rest[..<(end?.range.lowerBound ?? rest.endIndex)]
            let path = own.firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.1) }
            let source = path ?? Self.usualPath(of: name, in: folder)
            guard let source else { continue }
            var target = XcodeTarget(
                name: name, product: match.1 == "target" ? .framework : .application,
                settings: BuildSettings([["PRODUCT_NAME": name]]), folder: folder)
            target.addFiles(in: folder.appending(path: source))
            found.append(target)
        }
        targets = found
    }

    private static func usualPath(of target: String, in folder: URL) -> String? {
        ["Sources", "Source", "src"].map { "\($0)/\(target)" }.first {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }
}

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
