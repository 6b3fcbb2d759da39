// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Contactsheet", path: "..")],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPNGPeer", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(
            name: "CPictures", dependencies: ["CPangoCairo", "CPNGPeer"],
            linkerSettings: [.linkedLibrary("pangoft2-1.0"), .linkedLibrary("fontconfig")]),
        .target(name: "CAllocations"),
        .target(name: "ProcessorTime"),
        .executableTarget(
            name: "solver",
            dependencies: [
                "CAllocations", .product(name: "ConstraintSolver", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "systems",
            dependencies: [
                .product(name: "ConstraintSolver", package: "Contactsheet"),
                .product(name: "InterfaceBuilder", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "documents",
            dependencies: [
                "ProcessorTime",
                .product(name: "UIKit", package: "Contactsheet"),
                .product(name: "InterfaceBuilder", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "lint",
            dependencies: [
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "ContactSheetLint", package: "Contactsheet"),
                .product(name: "InterfaceEditing", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "motion",
            dependencies: [
                "ProcessorTime",
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "compare",
            dependencies: [
                .product(name: "CairoRenderer", package: "Contactsheet"),
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "ImageComparison", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ],
            exclude: ["peers.py"]),
        .target(
            name: "UsualScreen", dependencies: [.product(name: "UIKit", package: "Contactsheet")],
            exclude: ["chromium.py"]),
        .executableTarget(
            name: "preview",
            dependencies: [
                "UsualScreen",
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "snapshots",
            dependencies: [
                "UsualScreen",
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "UIKit", package: "Contactsheet"),
            ]),
        .target(
            name: "CTexts", dependencies: ["CPangoCairo"],
            linkerSettings: [.linkedLibrary("pangocairo-1.0")]),
        .executableTarget(
            name: "text",
            dependencies: [
                "CTexts", "ProcessorTime", .product(name: "UIKit", package: "Contactsheet"),
            ]),
        .executableTarget(
            name: "rewriting",
            dependencies: [.product(name: "SourceRewriting", package: "Contactsheet")]),
        .executableTarget(
            name: "pictures",
            dependencies: ["CPictures", .product(name: "CairoRenderer", package: "Contactsheet")]),
    ]
)
