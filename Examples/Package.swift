// swift-tools-version: 6.2
import PackageDescription

// A client package: copy a target and its sources. In your package, the dependency is
// .package(url: "https://github.com/OWNER/Contactsheet", from: "0.1.0")
let package = Package(
    name: "Examples",
    dependencies: [.package(name: "Contactsheet", path: "..")],
    targets: [
        // Previews in code. Snapshots holds the references of both executables.
        .executableTarget(
            name: "MyPreviews",
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
