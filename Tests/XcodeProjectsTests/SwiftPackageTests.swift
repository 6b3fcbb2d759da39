import Foundation
import Testing

@testable import XcodeProjects

@Suite struct SwiftPackageTests {
    private let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Wizard",
            dependencies: [
                .package(url: "https://example.com/Remote.git", from: "1.0.0"), // remote
                .package(name: "Near", path: "../Near"),
            ],
            targets: [
                .target(name: "Core", swiftSettings: [.define("FAST"), .swiftLanguageMode(.v5)]),
                // .target(name: "Old"),
                .target(
                    name: "Screens",
                    dependencies: [
                        "Core", .target(name: "Fonts"), .byName(name: "NearKit"),
                        .product(name: "Remote", package: "remote"),
                    ],
                    path: "UI", resources: [.process("Resources")],
                    swiftSettings: [.defaultIsolation(MainActor.self)]),
                .target(name: "Fonts"),
                .executableTarget(name: "demo", dependencies: ["Screens"]),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ])
        """

    private func files() throws -> TemporaryProject {
        try TemporaryProject([
            "Wizard/Package.swift": manifest, "Wizard/Sources/Core/Step.swift": "",
            "Wizard/UI/Welcome.swift": "", "Wizard/UI/Resources/Wizard.storyboard": "",
            "Wizard/Sources/Fonts/Fonts.swift": "", "Wizard/Sources/demo/Main.swift": "",
            "Near/Package.swift": "let package = Package(targets: [.target(name: \"NearKit\")])",
            "Near/Sources/NearKit/Near.swift": "",
        ])
    }

    @Test func targets() throws {
        let files = try files()
        let package = try SwiftPackage(at: files.folder.appending(path: "Wizard"))
        #expect(package.targets.map(\.name) == ["Core", "Screens", "Fonts", "demo"])
        #expect(
            package.targets.map(\.product) == [.framework, .framework, .framework, .application])
        let screens = package.targets[1]
        #expect(screens.dependencies == ["Core", "Fonts"])
        #expect(screens.packageProducts == ["NearKit", "Remote"])
        #expect(files.paths(screens.sources) == ["Wizard/UI/Welcome.swift"])
        #expect(files.paths(screens.resources) == ["Wizard/UI/Resources/Wizard.storyboard"])
    }

    /// Source: Package — PackageDescription, Swift Package Manager documentation.
    @Test func packagesByTheirAddresses() throws {
        let manifest = PackageManifest(
            """
            dependencies: [
                .package(url: "https://example.com/Remote.git", from: "1.0.0"), // remote
                .package(name: "Old", url: "https://example.com/old", .upToNextMinor(from: "2.1.0")),
                .package(path: "../Near"),
            ],
            """)
        #expect(
            manifest.remotePackages.map(\.declaration) == [
                #".package(url: "https://example.com/Remote.git", from: "1.0.0")"#,
                #".package(url: "https://example.com/old", .upToNextMinor(from: "2.1.0"))"#,
            ])
        #expect(manifest.remotePackages.map(\.identity) == ["remote", "old"])
    }

    /// Property: the time grows with the length of a manifest, not with its square.
    @Test(.timeLimit(.minutes(1))) func longManifests() {
        let line = ".library(name: \"a\" dependencies: [ .target(name: \"b\" "
        let manifest = PackageManifest(String(repeating: line, count: 1 << 14))
        #expect(manifest.products.isEmpty)
        #expect(manifest.targets.count == 2000)
    }

    /// A package that contains links to its own folder is one package.
    @Test func packagesThatContainThemselves() throws {
        let files = try TemporaryProject([
            "Package.swift": """
            .package(path: "a"), .package(path: "b"), .target(name: "Kit")
            """, "Sources/Kit/Kit.swift": "",
        ])
        try files.link("a", to: ".")
        try files.link("b", to: ".")
        #expect(try SwiftPackage.packages(at: files.folder).count == 1)
    }

    @Test func targetsOfProducts() {
        let manifest = PackageManifest(
            """
            products: [
                .library(name: "Kit", targets: ["Core", "Screens"]),
                .library(name: "Fast", type: .dynamic, targets: ["Core"]),
            ],
            """)
        #expect(manifest.products == ["Kit": ["Core", "Screens"], "Fast": ["Core"]])
    }

    @Test func settings() throws {
        let files = try files()
        let package = try SwiftPackage(at: files.folder.appending(path: "Wizard"))
        let (core, screens) = (package.targets[0].settings, package.targets[1].settings)
        #expect(core.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "FAST"])
        #expect(core["SWIFT_VERSION"] == "5")
        #expect(screens["SWIFT_VERSION"] == "6")
        #expect(screens["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
    }

    @Test func packagesByTheirPaths() throws {
        let files = try files()
        let packages = try SwiftPackage.packages(at: files.folder.appending(path: "Wizard"))
        #expect(packages.flatMap(\.targets).map(\.name).last == "NearKit")
    }

    @Test func packagesOfAProject() throws {
        let files = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; packageReferences = (L); };
            L = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; lastKnownFileType = folder; path = Other;
                sourceTree = "<group>"; };
            }; }
            """, "Packages/Kit/Package.swift": "", "Other/Package.swift": "",
        ])
        let project = try XcodeProject(at: files.folder.appending(path: "App.xcodeproj"))
        #expect(files.paths(project.localPackages) == ["Other", "Packages/Kit"])
    }
}
