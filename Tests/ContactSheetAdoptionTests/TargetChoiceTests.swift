import Foundation
import Testing
import XcodeProjects

@testable import ContactSheetAdoption

@Suite struct TargetChoiceTests {
    /// Writes a package with targets and their dependencies, and chooses among them.
    private func choose(
        _ targets: [(name: String, dependencies: [String])], named name: String? = nil,
        in file: String = "Package.swift"
    ) throws -> TargetChoice {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var manifest = ""
        for (target, dependencies) in targets {
            let path = folder.appending(path: "Sources/\(target)")
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            try Data().write(to: path.appending(path: "\(target).swift"))
            manifest += ".target(name: \"\(target)\", dependencies: \(dependencies))\n"
        }
        try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
        let package = try SwiftPackage(at: folder)
        return try TargetChoice(package.targets, named: name, folder.appending(path: file))
    }

    @Test func allLibrariesOfAPackage() throws {
        let choice = try choose([("Core", []), ("Login", ["Core"]), ("Shop", ["Core"])])
        #expect(choice.application.name == "Login")
        #expect(choice.others.map(\.name) == ["Shop"])
    }

    @Test func theNamedTarget() throws {
        #expect(try choose([("A", []), ("B", [])], named: "B").application.name == "B")
        #expect(throws: AdoptionError.noTarget("C", known: ["A", "B"])) {
            try choose([("A", []), ("B", [])], named: "C")
        }
    }

    @Test func aProjectWithoutAnApplication() {
        #expect(throws: AdoptionError.noApplication("Kit.xcodeproj", known: ["A", "B"])) {
            try choose([("A", []), ("B", [])], in: "Kit.xcodeproj")
        }
        #expect(throws: AdoptionError.noApplication("Kit.xcodeproj", known: [])) {
            try choose([], in: "Kit.xcodeproj")
        }
    }
}
