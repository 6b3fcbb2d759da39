import Escaping

/// A Swift package that a project depends on by its address.
public struct RemotePackage: Sendable, Hashable {
    /// The address of its repository.
    public let address: String
    /// The dependency as a manifest declares it, with its versions.
    public let declaration: String

    init(address: String, declaration: String) {
        self.address = address
        self.declaration = declaration
    }

    /// Reads a package reference of an Xcode project.
    ///
    /// - Returns: `nil` if it has no address, or its versions are unknown.
    init?(_ reference: PropertyList) {
        guard let address = reference["repositoryURL"]?.string,
            let requirement = reference["requirement"].flatMap(Self.requirement)
        else { return nil }
        self.init(
            address: address,
            declaration: ".package(url: \(address.literal), \(requirement))")
    }

    private static func requirement(_ list: PropertyList) -> String? {
        func version(_ key: String) -> String? {
            list[key]?.string.map { completed($0).literal }
        }
        let minimum = version("minimumVersion")
        return switch list["kind"]?.string {
        case "upToNextMajorVersion": minimum.map { "from: \($0)" }
        case "upToNextMinorVersion": minimum.map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": version("version").map { "exact: \($0)" }
        case "versionRange":
            minimum.flatMap { minimum in
                version("maximumVersion").map { "\(minimum)..<\($0)" }
            }
        case "branch": list["branch"]?.string.map { "branch: \($0.literal)" }
        case "revision": list["revision"]?.string.map { "revision: \($0.literal)" }
        default: nil
        }
    }

    /// Returns a version with three numbers, which SwiftPM requires.
    private static func completed(_ version: String) -> String {
        guard version.wholeMatch(of: /\d+(?:\.\d+)?/) != nil else { return version }
        return version + (version.contains(".") ? ".0" : ".0.0")
    }

    /// The name by which SwiftPM compares packages: the last part of the address.
    public var identity: String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
}
