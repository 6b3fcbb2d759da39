import Foundation
import Testing

@testable import XcodeProjects

/// The package references of Xcode projects. Source: what Xcode 11 to 16 write in public projects.
@Suite struct RemotePackageTests {
    @Test(
        arguments: [
            ("kind = upToNextMajorVersion; minimumVersion = 7.0;", #"from: "7.0.0""#),
            ("kind = upToNextMinorVersion; minimumVersion = 5;", #".upToNextMinor(from: "5.0.0")"#),
            ("kind = exactVersion; version = 1.2.3-beta.1;", #"exact: "1.2.3-beta.1""#),
            (
                "kind = versionRange; minimumVersion = 1.2.0; maximumVersion = 2.0.0;",
                #""1.2.0"..<"2.0.0""#
            ),
            ("kind = branch; branch = main;", #"branch: "main""#),
            ("kind = revision; revision = abc123;", #"revision: "abc123""#),
        ])
    func requirements(_ requirement: String, _ expected: String) throws {
        let list = try PropertyList(
            Data("{ repositoryURL = \"https://a.b/C\"; requirement = { \(requirement) }; }".utf8))
        let package = try #require(RemotePackage(list))
        #expect(package.declaration == #".package(url: "https://a.b/C", \#(expected))"#)
    }

    /// Source: Package — PackageDescription, Swift Package Manager documentation.
    @Test(
        arguments: [
            (#", from: "1.0.0""#, #"from: "1.0.0""#),
            (#", .upToNextMajor(from: "1.0.0")"#, #".upToNextMajor(from: "1.0.0")"#),
            (#", "1.0.0"..<"2.0.0""#, #""1.0.0"..<"2.0.0""#),
            (#", "1.0.0" ... "1.9.9""#, #""1.0.0"..."1.9.9""#),
            (#", exact: "1.2.3""#, #"exact: "1.2.3""#), (#", .branch("main")"#, #"branch: "main""#),
            (#", revision: "a\(f())""#, #"revision: "a\\(f())""#), (#", from: version()"#, nil),
            ("", nil),
        ] as [(String, String?)])
    func requirementsOfManifests(_ arguments: String, _ expected: String?) {
        let package = RemotePackage(address: "https://a.b/C", arguments: arguments[...])
        #expect(package?.declaration == expected.map { #".package(url: "https://a.b/C", \#($0))"# })
    }

    /// Git reads such an address as an option.
    @Test func optionsArentAddresses() {
        #expect(RemotePackage(address: "--upload-pack=a", arguments: ", branch: \"b\"") == nil)
    }

    @Test func unknownRequirements() throws {
        let list = try PropertyList(
            Data(#"{ repositoryURL = "https://a.b/C"; requirement = { kind = next; }; }"#.utf8))
        #expect(RemotePackage(list) == nil)
    }
}
