import ContactSheet
import Foundation
import XcodeProjects

/// A download of the Swift packages that a project depends on, with SwiftPM.
struct PackageDownload {
    /// The folder of the adopted package. Earlier downloads in a subfolder are used again.
    let folder: PackageFolder

    private static let path = "Packages"

    /// Downloads packages.
    ///
    /// - Parameters:
    ///   - packages: The packages with their versions.
    ///   - resolvedVersions: The project's `Package.resolved`, whose versions are used if it exists.
    /// - Returns: The folder with a subfolder for each package, and for those that they depend on.
    func run(_ packages: [RemotePackage], resolvedVersions: URL) async throws -> URL {
        let (manifest, versions) = (Self.path + "/Package.swift", Self.path + "/Package.resolved")
        try folder.claim([manifest, versions])
        try folder.save(Self.manifest(packages), to: manifest)
        if let data = ProjectFile.data(at: resolvedVersions) {
            try folder.save(data, to: versions)
        }
        let location = folder.url.appending(path: Self.path)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", location.path, "resolve"]
        let (status, text) = try await process.output()
        guard status == 0 else {
            throw AdoptionError.notDownloaded(Self.reason(in: text))
        }
        return location.appending(path: ".build/checkouts")
    }

    /// Returns the first error of SwiftPM, and the error of Git that caused it.
    static func reason(in output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingPrefix(/\s+/) }
        let error = lines.first { $0.hasPrefix("error: ") } ?? lines.last ?? ""
        let cause = lines.first { $0.hasPrefix("fatal: ") }
        return [error, cause].compactMap { $0?.trimmingPrefix(#/(error|fatal): /#) }
            .joined(separator: " ")
    }

    private static func manifest(_ packages: [RemotePackage]) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Packages",
            dependencies: [
        \(packages.map { "        \($0.declaration),\n" }.joined())\
            ])

        """
    }
}
