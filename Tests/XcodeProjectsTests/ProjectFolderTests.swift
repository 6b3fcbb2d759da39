import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectFolderTests {
    private func found(_ files: String...) throws -> String? {
        let files = try TemporaryProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        return try ProjectFolder.project(in: files.folder)?.lastPathComponent
    }

    @Test func theWorkspaceThenTheProjectThenThePackage() throws {
        #expect(try found("A.xcodeproj/a", "B.xcworkspace/b", "Package.swift") == "B.xcworkspace")
        #expect(try found("A.xcodeproj/a", "Package.swift", "project.yml") == "A.xcodeproj")
        #expect(try found("Package.swift", "project.yml") == "project.yml")
        #expect(try found("Package.swift") == "Package.swift")
        #expect(try found("README.md") == nil)
    }

    @Test func errors() {
        #expect(throws: XcodeProjectError.self) { try found("A.xcodeproj/a", "B.xcodeproj/b") }
        #expect {
            try found("Project.swift", "Package.swift")
        } throws: { error in
            "\(error)".hasSuffix(
                "contains a project of Tuist, which is written in Swift — run tuist generate, and "
                    + "specify the project that it writes")
        }
    }
}
