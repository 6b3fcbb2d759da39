// swift-tools-version: 6.2
import PackageDescription

// A client package: copy a target and its sources. In your package, the dependency is
// .package(url: "https://github.com/OWNER/Contactsheet", from: "0.1.0")
//
// A package whose tests use swift-snapshot-testing on Apple platforms begins with:
/*
#if os(Linux)
    let snapshots = (package: "Contactsheet", url: "https://github.com/OWNER/Contactsheet", from: Version(0, 1, 0))
#else
    let snapshots = (package: "swift-snapshot-testing", url: "https://github.com/pointfreeco/swift-snapshot-testing", from: Version(1, 17, 0))
#endif

.package(url: snapshots.url, from: snapshots.from)
.product(name: "SnapshotTesting", package: snapshots.package)
*/
let package = Package(
    name: "Examples",
    dependencies: [.package(name: "Contactsheet", path: "..")],
    targets: [
        // Screens, and their snapshot tests as an iOS project has them: XCTest in Swift 5, and
        // Swift Testing in Swift 6.
        .target(
            name: "ProfileScreens",
            dependencies: [.product(name: "UIKit", package: "Contactsheet")]),
        .testTarget(
            name: "ProfileSnapshotTests",
            dependencies: [
                "ProfileScreens",
                .product(name: "SnapshotTesting", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ProfileSnapshotSuites",
            dependencies: [
                "ProfileScreens",
                .product(name: "InlineSnapshotTesting", package: "Contactsheet"),
                .product(name: "SnapshotTesting", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ],
            exclude: ["__Snapshots__"]),
        // Previews in code. Snapshots holds the references of all executables.
        .executableTarget(
            name: "MyPreviews",
            dependencies: [
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ]),
        // The listings of the texts that Documentation/Texts.md is about.
        .executableTarget(
            name: "Texts",
            dependencies: [
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ]),
        // Documents with classes of the application.
        .executableTarget(
            name: "LoginPreviews",
            dependencies: [
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "InterfaceBuilder", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ],
            resources: [.copy("Resources")]),
        // An application's XCTest suite, in the language mode that it has always had.
        .testTarget(
            name: "LayoutTests",
            dependencies: [.product(name: "UIKit", package: "Contactsheet")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
