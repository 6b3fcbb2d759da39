// swift-tools-version: 6.2
import PackageDescription

// An app's screens and their snapshot tests side by side: written for iOS, tested on Linux, too. In your
// package, the dependency is .package(url: "https://github.com/OWNER/Contactsheet", from: "0.1.0")
#if os(Linux)
let packages: [Package.Dependency] = [.package(name: "Contactsheet", path: "../..")]
let snapshots = Target.Dependency.product(name: "SnapshotTesting", package: "Contactsheet")
// The plugin compiles rewritten copies of the target's other files.
let sources: [String]? = ["Linux.swift"]
let frameworks: [Target.Dependency] = [.product(name: "UIKit", package: "Contactsheet")]
let plugins: [Target.PluginUsage] = [.plugin(name: "RewriteForLinux", package: "Contactsheet")]
#else
let packages: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
]
let snapshots = Target.Dependency.product(
    name: "SnapshotTesting", package: "swift-snapshot-testing")
let sources: [String]? = nil
let frameworks: [Target.Dependency] = []
let plugins: [Target.PluginUsage] = []
#endif

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v17)],
    dependencies: packages,
    targets: [
        .target(
            name: "Shop", dependencies: frameworks, sources: sources,
            resources: [.process("Order.storyboard")], plugins: plugins),
        .testTarget(
            name: "ShopTests", dependencies: ["Shop", snapshots] + frameworks,
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v5]
)
