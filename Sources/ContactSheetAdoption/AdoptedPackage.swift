import Escaping
import Foundation
import SourceRewriting

/// The package that is written for a project.
struct AdoptedPackage {
    let folder: PackageFolder
    let project: AdoptedProject
    /// The folder of the package Contactsheet.
    let contactsheet: URL
    /// The folder with recorded responses, or `nil` if there is none.
    var networkFixtures: URL?

    /// The name of the executable, which renders for commands.
    var product: String { Self.product(of: project) }

    /// Returns a name that no module of the project has.
    static func product(of project: AdoptedProject) -> String {
        let modules = Set(project.modules.map(\.name.text))
        var product = project.name.text + "Screens"
        while modules.contains(product) { product += "Screens" }
        return product
    }

    private static let manifestPath = "Package.swift"
    private var screensPath: String { "Sources/\(product)/Screens.swift" }

    /// The paths of all files of the package.
    var paths: [String] {
        [Self.manifestPath, screensPath]
            + project.modules.flatMap { module in
                module.files.map(module.path) + [
                    module.path(of: AdoptedModule.registrationFileName)
                ]
            }
    }

    /// Writes all files of the package. Files that don't change keep their modification dates, so that
    /// they aren't compiled again.
    func write(_ modules: [RewrittenModule]) throws {
        let symbols = AssetSymbols(
            catalogs: project.resources.filter { $0.pathExtension == "xcassets" })
        for (module, rewritten) in zip(project.modules, modules) {
            for (file, text) in zip(module.files, rewritten.files) {
                try folder.save(text.text, to: module.path(of: file))
            }
            let registration = ModuleRegistration(
                module: module.name, rewritten.files, hasBundle: module.usesPackageBundle,
                assetSymbols: symbols.declarations(
                    usedIn: module.files.map(\.text).joined(separator: "\n")))
            try folder.save(
                registration.text, to: module.path(of: AdoptedModule.registrationFileName))
        }
        try folder.save(ScreensFile(self, modules).text, to: screensPath)
        try folder.save(manifest, to: Self.manifestPath)
    }

    // MARK: Manifest

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // Written by contactsheet adopt for \(project.input.lastPathComponent.literal).
        let package = Package(
            name: \(product.literal),
            dependencies: [.package(name: "Contactsheet", path: \(contactsheet.path.literal))],
            targets: [
        \(project.modules.map(target).joined())\
                .executableTarget(
                    name: \(product.literal),
                    dependencies: [
                        \(project.modules.map(\.name.text.literal).joined(separator: ", ")),
                        .product(name: "AdoptedRuntime", package: "Contactsheet"),
                        .product(name: "ContactSheet", package: "Contactsheet"),
                        .product(name: "NetworkFixtures", package: "Contactsheet"),
                        .product(name: "UIKit", package: "Contactsheet"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
            ]
        )

        """
    }

    private func target(_ module: AdoptedModule) -> String {
        let own = module.dependencies.map { "\($0.text.literal), " }.joined()
        let hasEarlierNames = module.language.usesEarlierNames
        let available =
            AppleModules.products(for: module.importedModules)
            + (hasEarlierNames ? ["EarlierNames"] : [])
        let products = available.map {
            ".product(name: \($0.literal), package: \"Contactsheet\")"
        }.joined(separator: ", ")
        let aliases = AppleModules.aliases(for: module.importedModules)
        let imports =
            hasEarlierNames
            ? ["-Xfrontend", "-import-module", "-Xfrontend", "EarlierNames"] : []
        // Optimized code doesn't report where an optional is nil.
        let flags = (["-suppress-warnings", "-Onone"] + aliases + imports).map(\.literal)
            .joined(separator: ", ")
        let settings =
            module.language.manifest + [".unsafeFlags([\(flags)])"]
            + module.conditions.map { ".define(\($0.literal))" }
        return """
                    .target(
                        name: \(module.name.text.literal),
                        dependencies: [\(own)\(products)],
                        swiftSettings: [
                            \(settings.joined(separator: ", ")),
                        ]),

            """
    }
}
