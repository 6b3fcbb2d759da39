// swift-tools-version: 6.2
import PackageDescription

// Built by scripts/fuzz, which links libFuzzer to it: that has the `main` of each target.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Contactsheet", path: "..")],
    targets: [
        .executableTarget(
            name: "documents",
            dependencies: [
                .product(name: "UIKit", package: "Contactsheet"),
                .product(name: "ContactSheet", package: "Contactsheet"),
                .product(name: "InterfaceBuilder", package: "Contactsheet"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
