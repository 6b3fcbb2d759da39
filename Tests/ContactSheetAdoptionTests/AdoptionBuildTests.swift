import AtomicFiles
import Foundation
import Testing

@testable import ContactSheetAdoption

/// Source: decision (Documentation/Adopting.md).
@Suite struct AdoptionBuildTests {
    private let files: TemporaryProject

    init() throws { files = try TemporaryProject() }

    private func build(_ executable: String, package: String? = nil) throws -> AdoptionBuild {
        try AdoptionBuild(package: package, executable: files.folder.appending(path: executable))
    }

    @Test func installedExecutablesBuildInTheCache() throws {
        try files.write("adopt/package/Package.swift", "")
        let build = try build("adopt/contactsheet-adopt")
        #expect(build.contactsheet.path == files.folder.appending(path: "adopt/package").path)
        #expect(build.scratch.path.hasPrefix(UserFolders.caches + "/contactsheet/build-"))
        #expect(build.configuration == "debug")
    }

    @Test func executablesOfACloneShareItsProducts() throws {
        try files.write("other/Package.swift", "")
        let build = try build(
            ".build/x86_64-unknown-linux-gnu/release/contactsheet-adopt",
            package: files.folder.appending(path: "other").path)
        #expect(build.contactsheet.path == files.folder.appending(path: "other").path)
        #expect(build.scratch.path == files.folder.appending(path: ".build").path)
        #expect(build.configuration == "release")
    }

    @Test func aFolderWithoutAPackageIsAnError() throws {
        #expect(throws: AdoptionError.self) {
            try build("contactsheet-adopt", package: files.folder.path)
        }
    }
}
