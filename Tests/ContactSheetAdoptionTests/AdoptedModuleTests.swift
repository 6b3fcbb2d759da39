import Foundation
import SourceRewriting
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

@Suite struct AdoptedModuleTests {
    private func code(_ kind: OmittedCode.Kind, _ place: String, _ reason: String) -> OmittedCode {
        OmittedCode(kind: kind, line: 3, place: place, reason: reason)
    }

    /// Later errors result from what was left out, so the first reason is reported, once.
    @Test func theFirstReasonCounts() {
        var file = AdoptedModule.SourceFile(url: URL(fileURLWithPath: "/A.swift"), text: "")
        file.leaveOut(
            [code(.statement, "A.b()", "cause"), code(.statement, "A.c()", "other")], text: "")
        file.leaveOut([code(.member, "A.b()", "effect")], text: "")
        #expect(
            file.omitted == [code(.member, "A.b()", "cause"), code(.statement, "A.c()", "other")])
        file.leaveOut(line: 1, reason: "effect")
        #expect(file.isLeftOut)
        #expect(file.omitted.map(\.reason) == ["cause"])
    }

    private func module(_ files: TemporaryProject) throws -> AdoptedModule {
        let project = try files.project(#".executableTarget(name: "App")"#)
        return try #require(project.modules.last)
    }

    @Test func twoFilesWithTheSameName() throws {
        let files = try TemporaryProject([
            "Sources/App/A.swift": "", "Sources/App/B/A.swift": "",
        ])
        let paths = ["Sources/App/A.swift", "Sources/App/B/A.swift"].map {
            files.folder.appending(path: $0).path
        }
        #expect(
            throws: AdoptionError.sameFileName(module: try #require(ModuleName("App")), paths)
        ) { try module(files) }
    }

    /// Names of generated files, and characters with a meaning for other tools.
    @Test(
        arguments: [
            ("A.swift", "A.swift"), ("Registration.swift", "Registration.swift"),
            ("Ü +-.swift", "Ü +-.swift"), ("a\"b.swift", "a=22_b.swift"),
            ("a\nb=c.swift", "a=A_b=3D_c.swift"), ("$(a)`.swift", "=24_(a)=60_.swift"),
            ("Registration+Contactsheet.swift", "Registration=1_Contactsheet.swift"),
        ])
    func fileNames(_ name: String, _ expected: String) throws {
        let files = try TemporaryProject(["Sources/App/\(name)": "", "Sources/App/C.swift": ""])
        let module = try module(files)
        #expect(Set(module.files.map(module.fileName)) == [expected, "C.swift"])
        #expect(expected != AdoptedModule.registrationFileName)
    }

    @Test(.timeLimit(.minutes(1))) func filesThatArentRead() throws {
        let files = try TemporaryProject(["Sources/App/A.swift": "class A {}"])
        mkfifo(files.folder.appending(path: "Sources/App/B.swift").path, 0o600)
        let project = try files.project(#".executableTarget(name: "App")"#)
        #expect(project.modules.last?.files.count == 1)
        #expect(project.unusableFiles.map(\.url.lastPathComponent) == ["B.swift"])
    }

    /// Conditions that the compiler wouldn't accept aren't passed to it.
    @Test func conditions() throws {
        let files = try TemporaryProject(["Sources/App/A.swift": ""])
        let project = try files.project(
            #".executableTarget(name: "App", swiftSettings: [.define("FAST"), .define("-load a")])"#
        )
        #expect(project.modules.last?.conditions == ["DEBUG", "FAST", "a"])
    }

    /// Source: Xcode 10 Release Notes, Swift 4.2.
    @Test(arguments: [("3.0", true), ("4.0", true), ("4.2", false), ("5.0", false), ("", false)])
    func earlierNames(_ version: String, expected: Bool) {
        let settings = LanguageSettings(BuildSettings([["SWIFT_VERSION": version]]))
        #expect(settings.usesEarlierNames == expected)
    }

    @Test func theLanguageOfATarget() {
        func settings(_ values: [String: String]) -> LanguageSettings {
            LanguageSettings(BuildSettings([values]))
        }
        #expect(settings(["SWIFT_VERSION": "5.0"]).manifest == [".swiftLanguageMode(.v5)"])
        var six = settings([
            "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        ])
        #expect(
            six.manifest == [".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)"])
        let changes = [six.relax(), six.relax()]
        #expect(changes == [true, false])
        #expect(six.manifest.first == ".swiftLanguageMode(.v5)")
        #expect(six.manifest.contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")"))
    }
}
