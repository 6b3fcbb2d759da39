import Escaping

/// A Swift package that a project depends on by its address.
public struct RemotePackage: Sendable, Hashable {
    /// The address of its repository.
    public let address: String
    /// The dependency as a manifest declares it, with its versions.
    public let declaration: String

    /// - Parameter requirement: The versions, as an argument of a manifest.
    private init?(address: String, requirement: String) {
        // Git would read it as an option.
        guard !address.hasPrefix("-") else { return nil }
        self.address = address
        declaration = ".package(url: \(address.literal), \(requirement))"
    }

    /// Reads the arguments of a dependency in a manifest.
    ///
    /// - Parameters:
    ///   - arguments: The text after the address.
    /// - Returns: `nil` if the versions aren't literals.
    init?(address: String, arguments: Substring) {
        let text = arguments.trimmingPrefix(/\s*,\s*/)
        if let match = text.prefixMatch(
            of: /(?:\.(upToNextMajor|upToNextMinor)\(\s*)?from:\s*"([^"]*)"/)
        {
            let version = "from: \(String(match.2).literal)"
            self.init(
                address: address, requirement: match.1.map { ".\($0)(\(version))" } ?? version)
        } else if let match = text.prefixMatch(of: /"([^"]*)"\s*(\.\.[.<])\s*"([^"]*)"/) {
            self.init(
                address: address,
                requirement: "\(String(match.1).literal)\(match.2)\(String(match.3).literal)")
        } else if let match = text.prefixMatch(
            of: /\.?(exact|branch|revision)(?:\(|:)\s*"([^"]*)"/)
        {
            self.init(address: address, requirement: "\(match.1): \(String(match.2).literal)")
        } else {
            return nil
        }
    }

    /// Reads a package reference of an Xcode project.
    ///
    /// - Returns: `nil` if it has no address, or its versions are unknown.
    init?(_ reference: PropertyList) {
        guard let address = reference["repositoryURL"]?.string,
            let requirement = reference["requirement"].flatMap(Self.requirement)
        else { return nil }
        self.init(address: address, requirement: requirement)
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
