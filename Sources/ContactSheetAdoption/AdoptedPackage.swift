import AtomicFiles
import Escaping
import Foundation
import SourceRewriting

/// The package that is written for a project.
struct AdoptedPackage {
    let folder: URL
    let project: AdoptedProject
    /// The folder of the package Contactsheet.
    let contactsheet: URL
    /// The folder with recorded responses, or `nil` if there is none.
    var networkFixtures: URL?

    /// The name of the executable, which has all commands.
    var product: String { project.application.moduleName + "Screens" }

    /// The folder of the application's bundle.
    var bundle: URL {
        folder.appending(path: project.application.moduleName + ".app", directoryHint: .isDirectory)
    }

    /// Writes all files of the package. Files that don't change keep their modification dates, so that
    /// they aren't compiled again.
    func write(_ modules: [RewrittenModule]) throws {
        let symbols = AssetSymbols(
            catalogs: project.resources.filter { $0.pathExtension == "xcassets" })
        for (module, rewritten) in zip(project.modules, modules) {
            let sources = folder.appending(path: "Sources/\(module.name)")
            var names: Set<String> = ["Registration.swift"]
            for (file, text) in zip(module.files, rewritten.files) {
                let name = module.fileName(of: file)
                names.insert(name)
                try Self.save(text.text, to: sources.appending(path: name))
            }
            let registration = ModuleRegistration(
                module: module.name, rewritten.files, hasBundle: module.usesPackageBundle,
                assetSymbols: symbols.declarations(
                    usedIn: module.files.map(\.text).joined(separator: "\n")))
            try Self.save(registration.text, to: sources.appending(path: "Registration.swift"))
            try Self.removeOthers(than: names, in: sources)
        }
        let screens = folder.appending(path: "Sources/\(product)/Screens.swift")
        try Self.save(ScreensFile(self, modules).text, to: screens)
        try Self.save(manifest, to: folder.appending(path: "Package.swift"))
    }

    static func save(_ text: String, to url: URL) throws {
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: url)) != data else { return }
        try Folder.create(url.deletingLastPathComponent().path)
        try AtomicFile.write(data, to: url.path)
    }

    /// Removes files of an earlier adoption.
    private static func removeOthers(than names: Set<String>, in folder: URL) throws {
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in present where !names.contains(name) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    // MARK: Manifest

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // Written by contactsheet adopt for \(project.input.lastPathComponent.literal).
        let package = Package(
            name: "\(product)",
            dependencies: [.package(name: "Contactsheet", path: \(contactsheet.path.literal))],
            targets: [
        \(project.modules.map(target).joined())\
                .executableTarget(
                    name: "\(product)",
                    dependencies: [
                        \(project.modules.map { "\"\($0.name)\"" }.joined(separator: ", ")),
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
        let own = module.dependencies.map { "\"\($0)\", " }.joined()
        let hasEarlierNames = module.language.usesEarlierNames
        let available =
            AppleModules.products(for: module.importedModules)
            + (hasEarlierNames ? ["EarlierNames"] : [])
        let products = available.map {
            ".product(name: \"\($0)\", package: \"Contactsheet\")"
        }.joined(separator: ", ")
        let aliases = AppleModules.aliases(for: module.importedModules)
        let imports =
            hasEarlierNames
            ? ["-Xfrontend", "-import-module", "-Xfrontend", "EarlierNames"] : []
        let flags = (["-suppress-warnings"] + aliases + imports).map { "\"\($0)\"" }
            .joined(separator: ", ")
        let settings =
            module.language.manifest + [".unsafeFlags([\(flags)])"]
            + module.conditions.map { ".define(\($0.literal))" }
        return """
                    .target(
                        name: "\(module.name)",
                        dependencies: [\(own)\(products)],
                        swiftSettings: [
                            \(settings.joined(separator: ", ")),
                        ]),

            """
    }
}
