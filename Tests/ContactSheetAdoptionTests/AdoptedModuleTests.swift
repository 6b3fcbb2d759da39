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
