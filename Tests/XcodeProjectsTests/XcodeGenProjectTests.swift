import Foundation
import Testing

@testable import XcodeProjects

/// Source: XcodeGen's documentation, “Project Spec”.
@Suite struct XcodeGenProjectTests {
    private func project(_ text: String, _ files: [String] = []) throws -> (
        XcodeGenProject, TemporaryProject
    ) {
        var contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        contents["project.yml"] = text
        let temporary = try TemporaryProject(contents)
        return (
            try XcodeGenProject(at: temporary.folder.appending(path: "project.yml")), temporary
        )
    }

    @Test func targetsWithSourcesAndSettings() throws {
        let (project, files) = try project(
            """
            name: Notes
            options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: 15.0 } }
            settings: { base: { SWIFT_VERSION: 5.10 }, configs: { debug: { FLAG: on } } }
            targets:
              Notes:
                type: application
                platform: iOS
                sources:
                  - App
                  - path: Shared
                    excludes: ["**/Old.swift", Drafts]
                dependencies: [{ target: Kit }, { package: Charts }]
                info: { path: App/Info.plist, properties: { UIStatusBarHidden: true, Depth: 3 } }
              Kit: { type: framework, platform: [iOS, macOS], sources: Kit }
              Watch: { type: application, platform: watchOS }
            packages:
              Charts: { url: "https://example.com/charts", from: 1.2.0 }
              Local: { path: Packages/Local }
            """,
            [
                "App/A.swift", "App/Main.storyboard", "Shared/B.swift", "Shared/Sub/Old.swift",
                "Shared/Drafts/C.swift", "Kit/K.swift",
            ])
        #expect(project.targets.map(\.name) == ["Kit", "Notes", "Watch"])
        #expect(project.targets.map(\.product) == [.framework, .application, .application])
        #expect(project.targets.map(\.isForIOS) == [true, true, false])
        let app = project.targets[1]
        #expect(files.paths(app.sources) == ["App/A.swift", "Shared/B.swift"])
        #expect(files.paths(app.resources) == ["App/Main.storyboard"])
        #expect(app.dependencies == ["Kit"])
        #expect(app.packageProducts == ["Charts"])
        #expect(app.settings["SWIFT_VERSION"] == "5.10")
        #expect(app.settings["FLAG"] == "YES")
        #expect(app.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
        #expect(app.infoPlist.string("CFBundleIdentifier") == "com.example.Notes")
        #expect(app.infoPlist.flag("UIStatusBarHidden") == true)
        #expect(app.infoPlist.values["Depth"] == .scalar(.integer, "3"))
        #expect(app.missingInfoPlist == nil)
        #expect(
            project.remotePackages.map(\.declaration) == [
                ".package(url: \"https://example.com/charts\", from: \"1.2.0\")"
            ])
        #expect(files.paths(project.localPackages) == ["Packages/Local"])
    }

    @Test func templatesAndIncludedFiles() throws {
        let files = try TemporaryProject([
            "project.yml": """
            include: [Common/targets.yml]
            targets: { App: { templates: [Base], sources: [App] } }
            """,
            "Common/targets.yml":
                "targetTemplates: { Base: { type: application, platform: iOS, sources: [Shared] } }",
            "App/A.swift": "", "Shared/B.swift": "",
        ])
        let project = try XcodeGenProject(at: files.folder.appending(path: "project.yml"))
        #expect(project.targets.map(\.product) == [.application])
        #expect(files.paths(project.targets[0].sources) == ["App/A.swift", "Shared/B.swift"])
    }

    @Test func errors() throws {
        #expect(throws: XcodeProjectError.self) { try project("targets: [") }
        // Each level names the previous one twice.
        let levels = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
        #expect(throws: XcodeProjectError.self) { try project("a0: &a0 x\n" + levels.joined()) }
        #expect(throws: XcodeProjectError.self) { try project("include: [project.yml]") }
    }
}
