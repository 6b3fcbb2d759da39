import ContactSheet
import Foundation
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

/// A package with an application, and a library in a repository of its own.
@Suite final class ProjectContentsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try write(
            "Mail/Package.swift",
            """
            .package(url: "file://\(folder.path)/Checkouts/badge-kit", from: "1.0.0"),
            .executableTarget(
                name: "Mail", dependencies: [.product(name: "BadgeKit", package: "badge-kit")])
            """)
        try write("Mail/Sources/Mail/Mail.swift", "import Badges")
        try write(
            "Checkouts/badge-kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Badges", products: [.library(name: "BadgeKit", targets: ["Badges"])],
                targets: [.target(name: "Badges")])
            """)
        try write("Checkouts/badge-kit/Sources/Badges/Badge.swift", "public struct Badge {}")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func contents() throws -> ProjectContents {
        try ProjectContents(at: folder.appending(path: "Mail/Package.swift"))
    }

    private func git(_ arguments: String...) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", folder.appending(path: "Checkouts/badge-kit").path] + arguments
        let (status, text) = try await process.output()
        try #require(status == 0, "\(text)")
    }

    @Test func missingPackages() throws {
        let project = try AdoptedProject(try contents(), target: nil)
        #expect(project.modules.map(\.name.text) == ["Mail"])
        #expect(project.foreignProducts == ["BadgeKit"])
        #expect(project.canDownload)
    }

    @Test func checkouts() throws {
        var contents = try contents()
        contents.addCheckouts(in: folder.appending(path: "Checkouts"))
        let project = try AdoptedProject(contents, target: nil)
        #expect(project.modules.map(\.name.text) == ["Badges", "Mail"])
        #expect(project.foreignProducts.isEmpty)
    }

    @Test func download() async throws {
        try await git("init", "--quiet")
        try await git("add", ".")
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        try await git(author[0], author[1], author[2], author[3], "commit", "-qm", "Badges")
        try await git("tag", "1.2.0")
        let contents = try contents()
        let download = PackageDownload(
            folder: try PackageFolder(at: folder.appending(path: "Adopted")))
        let checkouts = try await download.run(
            contents.remotePackages, resolvedVersions: contents.resolvedVersions)
        let names = try FileManager.default.contentsOfDirectory(atPath: checkouts.path)
        #expect(names == ["badge-kit"])
    }

    @Test func reasonOfAFailedDownload() {
        let output = """
            Fetching https://example.com/badges
            error: Failed to clone repository https://example.com/badges:
                Cloning into bare repository
                fatal: unable to access 'https://example.com/badges'
            """
        #expect(
            PackageDownload.reason(in: output) == """
                Failed to clone repository https://example.com/badges: unable to access \
                'https://example.com/badges'
                """)
    }
}
