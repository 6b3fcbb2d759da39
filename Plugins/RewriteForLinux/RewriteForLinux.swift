import Foundation
import PackagePlugin

/// Rewrites the Swift files of a target for iOS that its `sources` don't contain, so that they compile
/// on Linux with Contactsheet's UIKit (Documentation/Adopting.md 7).
@main struct RewriteForLinux: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let swift = module.sourceFiles.filter { $0.url.pathExtension == "swift" }
        let files = swift.filter { $0.type == .unknown }.map(\.url)
        let unchanged = swift.filter { $0.type == .source }.map(\.url)
        guard !files.isEmpty else {
            Diagnostics.warning(
                "all files of \(target.name) are compiled as they are; set sources: [\"Linux.swift\"]"
            )
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let outputs = try outputNames(of: files) + ["\(module.moduleName)Declarations.swift"]
        return [
            .buildCommand(
                displayName: "Rewriting \(target.name) for Linux",
                executable: try context.tool(named: "contactsheet-rewrite").url,
                arguments: arguments(module, files, unchanged, folder),
                inputFiles: files + unchanged,
                outputFiles: outputs.map { folder.appending(path: $0) })
        ]
    }

    /// The names of the rewritten files. Files in several folders of a module can't have the same name.
    private func outputNames(of files: [URL]) throws -> [String] {
        var known: [String: URL] = [:]
        return try files.map { file in
            let name = file.deletingPathExtension().lastPathComponent
            if let other = known.updateValue(file, forKey: name) {
                throw DuplicateName(paths: [other.path, file.path])
            }
            return name + "+Linux.swift"
        }
    }

    private func arguments(
        _ module: SwiftSourceModuleTarget, _ files: [URL], _ unchanged: [URL], _ folder: URL
    ) -> [String] {
        // SwiftPM defines DEBUG in debug builds, which a plugin can't distinguish from others.
        let conditions = ["DEBUG", "SWIFT_PACKAGE"] + module.compilationConditions
        var arguments = [
            "--module", module.moduleName, "--resources", module.directoryURL.path,
            "--output", folder.path,
        ]
        for condition in conditions { arguments += ["--condition", condition] }
        for name in importableModules(of: module) { arguments += ["--importable", name] }
        for file in unchanged { arguments += ["--unchanged", file.path] }
        return arguments + files.map(\.path)
    }

    /// The modules of the toolchain that exist on Linux, and those of the target's dependencies. With an
    /// alias, `CombineStub` is imported as Combine.
    private func importableModules(of module: SwiftSourceModuleTarget) -> [String] {
        let toolchain = [
            "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Observation",
            "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
        ]
        let linked = module.recursiveTargetDependencies.compactMap {
            ($0 as? any SourceModuleTarget)?.moduleName
        }
        let aliased = linked.filter { $0.hasSuffix("Stub") }.map { String($0.dropLast(4)) }
        return Set(toolchain + linked + aliased).sorted()
    }
}

private struct DuplicateName: Error, CustomStringConvertible {
    let paths: [String]

    var description: String {
        "two files of a target have the same name: \(paths.joined(separator: " and "))"
    }
}
