import Foundation
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

@Suite struct ModuleCollectorTests {
    private func names(_ project: AdoptedProject) -> [String] { project.modules.map(\.name.text) }

    /// Modules that import each other, and targets that depend on each other.
    @Test func cycles() throws {
        let files = try TemporaryProject([
            "Sources/App/A.swift": "import One", "Sources/One/A.swift": "import Two",
            "Sources/Two/A.swift": "import One\nimport Three", "Sources/Three/A.swift": "",
        ])
        let project = try files.project(
            """
            .executableTarget(name: "App", dependencies: ["One"]),
            .target(name: "One", dependencies: ["Two"]),
            .target(name: "Two", dependencies: ["Three", "One", "Two"]),
            .target(name: "Three", dependencies: ["One"]),
            """)
        #expect(names(project) == ["Three", "Two", "One", "App"])
        #expect(
            project.modules.map { $0.dependencies.map(\.text) } == [
                [], ["Three"], ["Two"], ["One"],
            ])
    }

    /// An import in a comment or a string isn't one.
    @Test func imports() throws {
        let files = try TemporaryProject([
            "Sources/App/A.swift": #"""
            /*
            import One
            */
            let text = """
                import Two
                """
            @testable import struct Three.Value
            #if canImport(AppKit)
            import Four
            #endif
            import `../../Five`
            """#,
            "Sources/One/A.swift": "", "Sources/Two/A.swift": "", "Sources/Three/A.swift": "",
            "Sources/Four/A.swift": "", "Five/A.swift": "",
        ])
        let project = try files.project(
            """
            .executableTarget(name: "App"), .target(name: "One"), .target(name: "Two"),
            .target(name: "Three"), .target(name: "Four"),
            """)
        #expect(names(project) == ["Three", "Four", "App"])
    }

    @Test func reservedNames() throws {
        let files = try TemporaryProject([
            "Sources/App/A.swift": "import Yams\nimport UIKit", "Sources/Yams/A.swift": "",
            "Sources/UIKit/A.swift": "",
        ])
        let manifest = """
            .executableTarget(name: "App"), .target(name: "Yams"), .target(name: "UIKit"),
            """
        let project = try files.project(manifest, reserved: ["Yams", "UIKit"])
        #expect(names(project) == ["App"])
        #expect(project.foreignProducts == ["UIKit", "Yams"])
        #expect(
            throws: AdoptionError.reservedName(
                project: "Package.swift", target: "UIKit", try #require(ModuleName("UIKit")))
        ) {
            try files.project(manifest, target: "UIKit", reserved: ["Yams", "UIKit"])
        }
    }

    @Test func namesThatArentModules() throws {
        let files = try TemporaryProject([
            "Sources/class/A.swift": "", "Sources/App/A.swift": "import A",
        ])
        #expect(
            throws: XcodeProjectError.noModuleName(
                file: "Package.swift", target: "class", setting: "name", value: "class")
        ) { try files.project(#".executableTarget(name: "class")"#) }
        // A library that can't be imported doesn't matter.
        let project = try files.project(
            #".executableTarget(name: "App"), .target(name: "class"),"#)
        #expect(names(project) == ["App"])
    }
}
